/** The smallest picture that there is: one white point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
);

/** The smallest one that could move. */
const movingPicture = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** Files that somebody chooses on their computer, by their type. */
export const files = {
  'image/png': { name: 'picture.png', mimeType: 'image/png', buffer: picture },
  'image/gif': { name: 'picture.gif', mimeType: 'image/gif', buffer: movingPicture },
  'text/plain': { name: 'text.txt', mimeType: 'text/plain', buffer: Buffer.from('text') },
};

/** A picture is chosen. */
export interface ImageChosen {
  readonly type: string;
  readonly image: { readonly type: keyof typeof files };
}

/** Some files are chosen at once. */
export interface FilesChosen {
  readonly type: string;
  readonly files: readonly { readonly name: string; readonly type: keyof typeof files }[];
}
