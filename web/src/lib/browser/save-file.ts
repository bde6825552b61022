/** Offers bytes as a download under a name. */
export function saveFile(bytes: ArrayBuffer, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser has taken the address by the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Fetches an address as a download; the page stays. */
export function download(url: string): void {
  Object.assign(document.createElement('a'), { href: url, download: '' }).click();
}
