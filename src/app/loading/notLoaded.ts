/** The code or the words of a page did not come, over the network or at all. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
}
