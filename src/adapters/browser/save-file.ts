/** Downloads a JSON text as a file. */
export const saveFile =
  (name: string) =>
  (text: string): void => {
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    URL.revokeObjectURL(url);
  };
