/** Gives the browser something to save under a name. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Browsers begin to save in their own time.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
