/** localStorage that may be full or forbidden: a preference is not worth a broken page. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`ludi.${key}`, value);
  } catch {
    // private windows may refuse; the choice then lasts as long as the page
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`ludi.${key}`);
  } catch {
    return null;
  }
}
