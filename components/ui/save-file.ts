/** Hands a file that was fetched to the browser, which puts it where downloads go. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then; until it has, the address must not go.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
