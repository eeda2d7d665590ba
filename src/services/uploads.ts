type Hear = (event: { type: 'upload.progressed'; size: number; share: number }) => void;

const listeners = new Set<Hear>();

/** Says how much of a file is sent, from 0 to 1; a file is known by its size in bytes. */
export function noteSent(file: unknown, share: number): void {
  if (!(file instanceof Blob)) return;
  for (const hear of [...listeners]) hear({ type: 'upload.progressed', size: file.size, share });
}

/** How much is sent of the files that are on their way to the server. */
export function uploads(send: Hear): () => void {
  listeners.add(send);
  return () => listeners.delete(send);
}
