/** Hands a fetched file to the browser, which saves it as a download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then the download has begun; until then the address must stay.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
