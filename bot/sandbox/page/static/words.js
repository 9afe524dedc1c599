// The page's own words, in the language that the sandbox was started in.

let words = {};

export async function learn() {
  const told = await (await fetch("words.json")).json();
  words = told.words;
  document.documentElement.lang = told.language;
}

/** A sentence, with the names put in where it has {name}. */
export function say(key, names = {}) {
  const sentence = words[key] ?? key;
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => names[name] ?? whole);
}
