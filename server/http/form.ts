import type { FastifyRequest } from 'fastify';
import type { Call } from '../../src/contract/call';
import { Refusal } from '../refusal';

/** A file that came with a form, whole. */
export interface UploadedFile {
  /** As its sender calls it: to be shown, never to be believed. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** What a request carries. */
export interface Form {
  readonly fields: unknown;
  readonly file: UploadedFile | null;
}

/** Why a form could not be read: a file too large, or parts that are no form. */
function refusalOf(error: unknown, field: string, largest: number): Refusal {
  const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  const rule = isTooLarge ? 'tooLarge' : 'invalid';
  const values = { most: Math.floor(largest / 1024 / 1024) };
  return new Refusal('badPayload', { key: `file.${rule}`, values }, { issues: [{ field, rule }] });
}

async function readParts(request: FastifyRequest, name: string, largest: number): Promise<Form> {
  const fields: Record<string, unknown> = {};
  let file: UploadedFile | null = null;
  const limits = { fileSize: largest, files: 1, fields: 20, parts: 21, fieldSize: 262_144 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file' && part.fieldname === name) {
      file = { name: part.filename, bytes: await part.toBuffer() };
    } else {
      fields[part.fieldname] = part.type === 'file' ? null : part.value;
    }
  }
  return { fields, file };
}

/** Reads the form of a call. A file larger than `largest` bytes is refused, and none of it is kept. */
export async function readForm(
  request: FastifyRequest,
  call: Call,
  largest: number,
): Promise<Form> {
  if (call.file === null || !request.isMultipart()) {
    return { fields: request.body ?? {}, file: null };
  }
  try {
    return await readParts(request, call.file, largest);
  } catch (error) {
    throw refusalOf(error, call.file, largest);
  }
}
