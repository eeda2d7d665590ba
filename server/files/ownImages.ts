import type { Queries } from '../db/database';
import { ownImage } from './images';
import { Refusal } from '../refusal';

interface Named {
  readonly field: string;
  readonly address: string;
}

/** Demands that the pictures are those that the account has uploaded: a stranger's are nobody's business. */
export async function demandOwnImages(
  db: Queries,
  accountId: number,
  named: readonly Named[],
): Promise<void> {
  for (const { field, address } of named) {
    if ((await ownImage(db, accountId, address)) !== null) continue;
    throw new Refusal('badPayload', 'badPayload', { issues: [{ field, rule: 'unknown' }] });
  }
}

/** The pictures of a feedback, as they were sent. */
export const imagesOf = ({ images }: { images: readonly string[] }): Named[] =>
  images.map((address) => ({ field: 'feedback.images', address }));
