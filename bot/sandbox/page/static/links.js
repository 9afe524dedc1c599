// Where an address leads. Those of Telegram stay on the page; others open elsewhere.

/** {bot, payload} for the chat with the bot, {chat, message} for a message, {group} for adding
 * the bot to a group, {url} for the web, or null for an address that leads nowhere. */
export function read(address, username) {
  const url = parse(address);
  if (url === null) return null;
  if (url.protocol === "tg:" && url.hostname === "resolve") {
    const domain = url.searchParams.get("domain") ?? "";
    return toName(domain, url.searchParams, [], username);
  }
  if (!["http:", "https:"].includes(url.protocol)) return null;
  if (!["t.me", "telegram.me"].includes(url.hostname)) return { url: url.href };
  const [name, ...rest] = url.pathname.split("/").filter(Boolean);
  if (name === "c") return { chat: `-100${rest[0]}`, message: Number(rest.at(-1)) };
  return toName(name ?? "", url.searchParams, rest, username);
}

function toName(name, parameters, rest, username) {
  if (name.toLowerCase() !== username.toLowerCase()) {
    return { name, message: Number(rest.at(-1) ?? 0) };
  }
  if (parameters.has("startgroup")) return { group: true };
  return { bot: true, payload: parameters.get("start") ?? "" };
}

function parse(address) {
  try {
    return new URL(/^\w+:/.test(address) ? address : `https://${address}`);
  } catch {
    return null;
  }
}
