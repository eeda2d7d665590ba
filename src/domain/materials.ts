import { z } from 'zod/mini';
import { materialBytes, materialDescriptionLength, materialNameLength } from './limits';
import { moment } from './moment';
import { count } from './number';
import { cleanText } from './text';

/** How a material's name may end, with the media type it is served as; a browser runs none of them. */
export const materialTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ...{ txt: 'text/plain', md: 'text/plain', csv: 'text/plain', rtf: 'application/rtf' },
  ...{ png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', gif: 'image/gif' },
  ...{ mp4: 'video/mp4', webm: 'video/webm', mp3: 'audio/mpeg', zip: 'application/zip' },
} as const;

const typeByEnding = new Map<string, string>(Object.entries(materialTypes));

/** The media type of a file by the end of its name; null for one that is no material. */
export function materialType(name: string): string | null {
  return typeByEnding.get(/\.(\w+)$/.exec(name.toLowerCase())?.[1] ?? '') ?? null;
}

/** What a material is called: the name of its file. */
export const materialName = cleanText(1, materialNameLength).check(
  z.regex(new RegExp(`\\.(${Object.keys(materialTypes).join('|')})$`, 'i'), 'materialType'),
);
/** What a material may be called from now on: its bytes stay, and so does the kind that its ending names. */
export const newMaterialName = (known: string) =>
  cleanText(1, materialNameLength).check(
    z.refine((name) => materialType(name) === materialType(known), 'materialType'),
  );
/** What is said of a material. */
export const materialDescription = cleanText(0, materialDescriptionLength);

/** Why a file cannot be a material, as the key of a rule; null where it can [VALID-094]. `size` in bytes. */
export function materialError({ name, size }: { name: string; size: number }): string | null {
  const named = materialName.safeParse(name);
  if (!named.success) return named.error.issues[0]?.message ?? 'materialType';
  if (size === 0) return 'empty';
  return size > materialBytes ? 'tooLarge' : null;
}

/** A material of the school [ENTITY-025]. */
export const materialRow = z.object({
  material_id: z.int(),
  name: z.string(),
  /** In bytes. */
  size: count,
  uploaded_at: moment,
  uploader_name: z.string(),
  course_id: z.nullable(z.int()),
  course_name: z.nullable(z.string()),
  description: z.string(),
  /** Counts the changes of what is said of it. */
  version: z.int().check(z.positive()),
  /** Whether the account has uploaded it itself: others may change and delete nothing. */
  is_own: z.boolean(),
  /** Where its bytes are, with its name at the end. */
  address: z.string(),
});
export type MaterialRow = z.output<typeof materialRow>;

export const materialSorts = ['name', 'size', 'uploaded'] as const;

const draftedFields = z.partial(
  z.object({ name: z.string(), description: z.string(), course_id: z.string() }),
);

/** What a draft of a material's changes holds; null where it is none. */
export function draftedMaterial(content: unknown): z.output<typeof draftedFields> | null {
  const found = z.safeParse(draftedFields, content);
  return found.success ? found.data : null;
}
