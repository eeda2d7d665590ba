import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import en from '../../locales/en/server.json' with { type: 'json' };
import zh from '../../locales/zh/server.json' with { type: 'json' };
import { openApiPage } from '../../server/documents/openApiPage';
import { openApiDocument } from '../../server/openapi';
import { allCalls, callsByArea } from '../../src/contract';
import { codes } from '../../src/contract/codes';

const json = z.json();
type Json = z.output<typeof json>;

const document = openApiDocument();
const operation = z.looseObject({
  operationId: z.string().regex(/^\w+$/),
  tags: z.array(z.string()).length(1),
  summary: z.string().min(1),
  parameters: z.array(z.object({ $ref: z.string() })),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  requestBody: z.object({
    required: z.literal(true),
    content: z.record(
      z.string(),
      z.object({ schema: z.looseObject({ type: z.literal('object') }) }),
    ),
  }),
  responses: z.looseObject({
    200: z.looseObject({ description: z.string() }),
    default: z.object({ $ref: z.string() }),
  }),
});
/** The shape that OpenAPI 3.1 demands of what we use of it. */
const openApi = z.looseObject({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string().min(1), version: z.string(), description: z.string() }),
  servers: z.array(
    z.object({ url: z.string().startsWith('/'), description: z.string().optional() }),
  ),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(
    z.string().startsWith('/'),
    z.strictObject({ servers: z.array(z.object({ url: z.string() })).optional(), post: operation }),
  ),
  components: z.record(z.string(), z.record(z.string(), z.looseObject({}))),
});
const parsed = openApi.parse(json.parse(JSON.parse(JSON.stringify(document))));

/** Every `$ref` within a document. */
function referencesIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : referencesIn(inner),
  );
}

function resolve(reference: string): unknown {
  return reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((at, key) => z.looseObject({}).parse(at)[key], parsed);
}

function formOf(path: string) {
  const [content] = Object.entries(parsed.paths[path]?.post.requestBody.content ?? {});
  return { type: content?.[0], schema: content?.[1].schema };
}

describe('the OpenAPI document', () => {
  it('has every call and nothing else', () => {
    expect(Object.keys(parsed.paths).sort()).toEqual(allCalls.map(({ path }) => path).sort());
  });

  it('resolves every reference', () => {
    const references = referencesIn(json.parse(JSON.parse(JSON.stringify(document))));
    expect(references.length).toBeGreaterThan(allCalls.length);
    for (const reference of new Set(references)) {
      expect([reference, resolve(reference)]).toEqual([reference, expect.any(Object)]);
    }
  });

  it('names each operation once, under the tag of its area', () => {
    const operations = Object.values(parsed.paths).map(({ post }) => post);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const [area, calls] of Object.entries(callsByArea)) {
      for (const { path } of calls) expect(parsed.paths[path]?.post.tags).toEqual([area]);
    }
    expect(parsed.tags.map(({ name }) => name)).toEqual(Object.keys(callsByArea));
  });

  it('[CALL-003] forms are encoded as forms, a file as multipart', () => {
    expect(formOf('/teacher/wakeUpAccount').type).toBe('application/x-www-form-urlencoded');
    expect(formOf('/teacher/imgUpload')).toMatchObject({
      type: 'multipart/form-data',
      schema: { required: ['image'], properties: { image: { format: 'binary' } } },
    });
  });

  it('[CALL-003] shows fields as they travel: text, with what they stand for', () => {
    expect(formOf('/student/list').schema).toMatchObject({
      additionalProperties: false,
      required: ['subject_id', 'list', 'page', 'page_size'],
      properties: {
        subject_id: { type: 'string', enum: ['1', '2', '3', '4', '5', '99'] },
        page: {
          type: 'string',
          pattern: expect.any(String),
          description: 'whole number, 1 to 100000',
        },
        formal: { type: 'string', enum: ['0', '1'], description: '1 for yes, 0 for no' },
      },
    });
    expect(formOf('/homework/correct').schema).toMatchObject({
      properties: {
        correction: {
          type: 'string',
          contentMediaType: 'application/json',
          contentSchema: { type: 'object', properties: { rating: { minimum: 1, maximum: 100 } } },
        },
      },
    });
  });

  it('[CALL-004] asks for the token except before login, and for a request id where something changes', () => {
    for (const { path, open, changes } of allCalls) {
      const post = parsed.paths[path]?.post;
      expect([path, post?.security]).toEqual([path, open ? [] : [{ authorization: [] }]]);
      const names = post?.parameters.map(({ $ref }) => $ref.split('/').at(-1));
      const expected = ['authType', 'userId', ...(changes ? ['requestId'] : [])];
      expect([path, names]).toEqual([path, expected]);
    }
    expect(parsed.components).toMatchObject({
      securitySchemes: { authorization: { in: 'header', name: 'authorization' } },
      parameters: { authType: { name: 'auth-type' }, userId: { name: 'user-id' } },
    });
  });

  it('[CALL-007] sends calls of the service host to their own address', () => {
    for (const { path, host } of allCalls) {
      const servers = parsed.paths[path]?.servers?.map(({ url }) => url);
      expect([path, servers]).toEqual([path, host === 'service' ? ['/service'] : undefined]);
    }
  });

  it('[CODE-001] lists every code', () => {
    for (const code of Object.values(codes)) {
      expect(parsed.info.description).toContain(`| ${code} |`);
    }
  });
});

describe.each(['zh', 'en'] as const)('the reading page in %s', (language) => {
  const page = openApiPage(language, 'abc');

  it('shows each call with its name and its path', () => {
    const words: Record<string, string> = { zh, en }[language];
    for (const { path } of allCalls) {
      expect(page).toContain(`<code>${path}</code>`);
      const name = words[`openapi.call.${path}`]?.replaceAll("'", '&#39;');
      expect(page).toContain(`<h3>${name ?? 'no name'}</h3>`);
    }
  });

  it('has words for everything', () => {
    expect(page.replaceAll('openapi.json', '')).not.toContain('openapi.');
  });

  it('has a rule for each field', () => {
    expect(page).not.toContain('<td></td>');
    const rows = page.match(/<td><code>\w+\.essay_title<\/code><\/td>\s*<td>[^<]+<\/td>/g) ?? [];
    expect(rows.length).toBeGreaterThan(0);
  });

  it('runs no script, and its only style carries the nonce', () => {
    expect(page).not.toMatch(/<script|javascript:|\son\w+=|\sstyle=/);
    expect(page.match(/<style[^>]*>/g)).toEqual(['<style nonce="abc">']);
  });

  it('leads only to places that are there', () => {
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(10);
    for (const id of targets) expect(page).toContain(`id="${id}"`);
  });

  it('says of nested fields where they lie', () => {
    expect(page).toContain('<code>list[].counts.toBeCorrected</code>');
    expect(page).toContain('<code>correction.annotations[].comment</code>');
  });
});

describe('the words of the documents', () => {
  it('are the same keys in both languages, and none is left over', () => {
    const ours = (words: object) => Object.keys(words).filter((key) => key.startsWith('openapi.'));
    expect(ours(zh)).toEqual(ours(en));
    const paths = ours(zh).filter((key) => key.startsWith('openapi.call.'));
    expect(paths.map((key) => key.replace('openapi.call.', '')).sort()).toEqual(
      allCalls.map(({ path }) => path).sort(),
    );
  });
});
