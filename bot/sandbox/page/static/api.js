// The way to the sandbox and back.

/** Do something; what came of it, or null where it couldn't be done. */
export async function post(path, body = {}) {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    return response.ok ? answer : null;
  } catch {
    return null;
  }
}

/** Hear what happens. The browser connects again by itself, and is then told everything anew. */
export function listen(path, heard, connected = () => {}) {
  const source = new EventSource(path);
  source.onmessage = (event) => heard(JSON.parse(event.data));
  source.onopen = () => connected(true);
  source.onerror = () => connected(false);
  return source;
}
