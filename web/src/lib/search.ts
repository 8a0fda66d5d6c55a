/** Letters as one types them in a hurry: small, without their marks (ł is l, ś is s). */
export function fold(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
}

/** A text cut at the places where one of the (folded) words stands. */
export function hits(text: string, words: string[]): { text: string; hit: boolean }[] {
  if (!words.length) return [{ text, hit: false }];
  // Folding may change lengths: remember where each folded letter came from.
  let folded = "";
  const origin: number[] = [];
  let at = 0;
  for (const letter of text) {
    for (const small of fold(letter)) {
      folded += small;
      for (let i = 0; i < small.length; i++) origin.push(at);
    }
    at += letter.length;
  }
  origin.push(text.length);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let found = folded.indexOf(word); found >= 0; found = folded.indexOf(word, found + 1)) {
      marked.fill(true, origin[found], origin[found + word.length]);
    }
  }
  const parts: { text: string; hit: boolean }[] = [];
  for (let i = 0; i < text.length; i++) {
    const last = parts.at(-1);
    if (last && last.hit === marked[i]) last.text += text[i];
    else parts.push({ text: text[i]!, hit: marked[i]! });
  }
  return parts;
}
