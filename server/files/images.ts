import { and, eq, gt, isNull, sum } from 'drizzle-orm';
import { uploadsPerDay } from '../../src/domain/limits';
import type { Queries } from '../db/database';
import { accounts, files } from '../db/tables';
import type { UploadedFile } from '../http/form';
import { Refusal } from '../refusal';
import type { Request } from '../serve';
import { newToken } from '../session';
import { type Image, readImage } from './image';

/** Where files are served. */
export const filesPath = '/files';

/** More would eat the memory of who looks at it: a picture of a few bytes may claim any size. */
const mostPixels = 50_000_000;

interface SizedImage {
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

/** What an image has to be for its use, and how many bytes it may have. */
interface ImageRule {
  readonly errorOf: (image: SizedImage) => 'imageType' | 'tooLarge' | null;
  readonly most: number;
  /** The words for a picture of another kind. */
  readonly kindWords?: string;
}

function refuse(
  rule: 'required' | 'imageType' | 'tooLarge',
  { most: bytes, kindWords = 'file.imageType' }: ImageRule,
): never {
  const key = rule === 'imageType' ? kindWords : `file.${rule}`;
  const words = { key, values: { most: bytes / 1024 / 1024 } };
  throw new Refusal('badPayload', words, { issues: [{ field: 'image', rule }] });
}

/** Where a kept file is served that has a name. */
export function namedFile(id: string, name: string): string {
  return `${filesPath}/${id}/${encodeURIComponent(name)}`;
}

/** The picture that was sent, or a refusal: by the rules of the domain, and by what the bytes are. */
function demandImage(file: UploadedFile | null, rule: ImageRule): { bytes: Buffer; image: Image } {
  if (file === null) return refuse('required', rule);
  const image = readImage(file.bytes);
  const error = rule.errorOf({ type: image?.type ?? '', size: file.bytes.length });
  if (error !== null) return refuse(error, rule);
  if (image === null) return refuse('imageType', rule);
  if (image.width < 1 || image.height < 1) return refuse('imageType', rule);
  if (image.width * image.height > mostPixels) return refuse('tooLarge', rule);
  return { bytes: file.bytes, image };
}

const day = 24 * 60 * 60 * 1000;

/** Refuses an account that has uploaded what is enough for a day; the account is locked until the end, so that uploads at once are counted one after the other. */
async function demandRoom({ db, session, now }: Request<unknown>, size: number): Promise<void> {
  await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, session.account.id))
    .for('no key update');
  const yesterday = new Date(now.getTime() - day);
  const [uploaded] = await db
    .select({ size: sum(files.size).mapWith(Number) })
    .from(files)
    .where(and(eq(files.accountId, session.account.id), gt(files.at, yesterday)));
  if ((uploaded?.size ?? 0) + size > uploadsPerDay) throw new Refusal('throttled', 'file.perDay');
}

/** Keeps bytes of the account that calls, and returns their id; refused when it has sent enough for a day. */
export async function keepFile(
  request: Request<unknown>,
  { bytes, ...rest }: { bytes: Buffer; type: string; name?: string },
): Promise<string> {
  const { db, session, world, now } = request;
  await demandRoom(request, bytes.length);
  const id = newToken();
  const row = { id, accountId: session.account.id, ...rest, size: bytes.length, at: now };
  await db.insert(files).values(row);
  await world.files.put(id, bytes);
  return id;
}

/** Keeps the picture of a call, by the rules of its use, and returns the address under which it can be seen. */
export async function saveImage(request: Request<unknown>, rule: ImageRule): Promise<string> {
  const { bytes, image } = demandImage(request.file, rule);
  return `${filesPath}/${await keepFile(request, { bytes, type: image.type })}`;
}

/** The picture at an address that this account has uploaded, or null; files with names are no pictures. */
export async function ownImage(
  db: Queries,
  accountId: number,
  address: string,
): Promise<SizedImage | null> {
  if (!address.startsWith(`${filesPath}/`)) return null;
  const id = address.slice(filesPath.length + 1);
  const [found = null] = await db
    .select({ type: files.type, size: files.size })
    .from(files)
    .where(and(eq(files.id, id), eq(files.accountId, accountId), isNull(files.name)));
  return found;
}
