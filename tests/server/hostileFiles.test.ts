import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { uploadImage } from '../../src/contract/account';
import { codes } from '../../src/contract/codes';
import { files } from '../../server/db/tables';
import { worldOf } from './rig';

const bytesOf = (text: string) => Buffer.from(text, 'latin1');
const script = '<script>alert(1)</script>';
const page = `<!doctype html><title>x</title>${script}`;

function numbers(write: (to: Buffer) => void, length = 8): Buffer {
  const to = Buffer.alloc(length);
  write(to);
  return to;
}
function png(width: number, height: number, rest = '\x08\x02\0\0\0'): Buffer {
  const size = numbers((to) => {
    to.writeUInt32BE(width, 0);
    to.writeUInt32BE(height, 4);
  });
  return Buffer.concat([bytesOf('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), size, bytesOf(rest)]);
}
function bmp(width: number, height: number): Buffer {
  const size = numbers((to) => {
    to.writeInt32LE(width, 0);
    to.writeInt32LE(height, 4);
  });
  return Buffer.concat([bytesOf('BM'), Buffer.alloc(16), size, Buffer.alloc(8)]);
}
const gif = (size: string, rest = '') => bytesOf(`GIF89a${size}${rest}`.padEnd(40, '\0'));
const jpeg = (rest: string) => bytesOf(`\xff\xd8\xff\xe0\0\x04ab${rest}`.padEnd(60, '\0'));
const frame = '\xff\xc0\0\x11\x08\0\x10\0\x20';

/** No picture, or one that nobody could show. */
const refused: readonly [what: string, bytes: Buffer][] = [
  ['a drawing', bytesOf(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
  ['a drawing with an XML head', bytesOf(`<?xml version="1.0"?><svg>${script}</svg>`)],
  ['a drawing with a byte order mark', bytesOf(`\xef\xbb\xbf<svg>${script}</svg>`.padEnd(60))],
  ['a page', bytesOf(page)],
  ['a page after blanks', bytesOf(`${' '.repeat(40)}${page}`)],
  ['a page in UTF-16', Buffer.from(`\ufeff${page}`, 'utf16le')],
  ['a page called GIF', bytesOf(`GIF90a${page}`)],
  ['a page that begins like PNG', bytesOf(`\x89PNG${page}`)],
  ['a page after the whole signature of PNG', bytesOf(`\x89PNG\r\n\x1a\n${page}`)],
  ['a page that begins like JPEG', bytesOf(`\xff\xd8\xff${page}`)],
  ['a script', bytesOf('alert(1)//'.padEnd(60))],
  ['a style sheet', bytesOf('@import "https://elsewhere.example/x.css";'.padEnd(60))],
  [
    'XML with an entity',
    bytesOf('<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>'),
  ],
  ['a document of PDF', bytesOf('%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>'.padEnd(60))],
  ['an archive', bytesOf('PK\x03\x04'.padEnd(100, '\0'))],
  ['an archive that is empty', bytesOf('PK\x05\x06'.padEnd(100, '\0'))],
  ['an archive of gzip', bytesOf('\x1f\x8b\x08'.padEnd(100, '\0'))],
  ['a program for Windows', bytesOf('MZ\x90\0'.padEnd(100, '\0'))],
  ['a program for Linux', bytesOf('\x7fELF\x02\x01\x01'.padEnd(100, '\0'))],
  ['a program of Java', bytesOf('\xca\xfe\xba\xbe'.padEnd(100, '\0'))],
  ['a program of the web', bytesOf('\0asm\x01\0\0\0'.padEnd(100, '\0'))],
  ['a shell script', bytesOf('#!/bin/sh\nrm -rf /\n'.padEnd(60))],
  [
    'the test file of virus scanners',
    bytesOf('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'),
  ],
  [
    'a picture of a kind that is not taken: WebP',
    bytesOf('RIFF\x20\0\0\0WEBPVP8 '.padEnd(60, '\0')),
  ],
  ['one of TIFF', bytesOf('II*\0'.padEnd(60, '\0'))],
  ['one of an icon', bytesOf('\0\0\x01\0\x01\0'.padEnd(60, '\0'))],
  ['one of AVIF', bytesOf('\0\0\0\x20ftypavif'.padEnd(60, '\0'))],
  ['one of Photoshop', bytesOf('8BPS\0\x01'.padEnd(60, '\0'))],
  ['nothing', Buffer.alloc(0)],
  ['one byte', bytesOf('\x89')],
  ['the signature of PNG alone', bytesOf('\x89PNG\r\n\x1a\n')],
  ['PNG whose first part is another', bytesOf('\x89PNG\r\n\x1a\n\0\0\0\rIDAT'.padEnd(60, '\0'))],
  ['PNG of no width', png(0, 16)],
  ['PNG of no height', png(16, 0)],
  ['PNG of 30,000 by 30,000', png(30_000, 30_000)],
  ['PNG as wide as a number can be', png(0xffff_ffff, 0xffff_ffff)],
  ['GIF of no size', gif('\0\0\0\0')],
  ['GIF of 65,535 by 65,535', gif('\xff\xff\xff\xff')],
  ['BMP with less than no width', bmp(-2_147_483_648, 2_000_000_000)],
  ['BMP of 60,000 by 60,000', bmp(60_000, -60_000)],
  ['JPEG without a frame', jpeg('')],
  ['JPEG that ends within a part', jpeg('\xff\xc0\0')],
  ['JPEG whose parts go in a circle', jpeg('\xff\xe1\0\0'.repeat(8))],
];

/** Pictures that carry something else along. */
const inert: readonly [what: string, type: string, bytes: Buffer][] = [
  ['PNG with a page behind it', 'image/png', png(16, 16, `\x08\x02\0\0\0${page}`)],
  ['PNG with an archive behind it', 'image/png', png(16, 16, `\x08\x02\0\0\0PK\x03\x04`)],
  ['GIF that is a script as well', 'image/gif', gif('/*\x01\0', '*/=1;alert(1)//')],
  ['GIF with a comment of HTML', 'image/gif', gif('\x10\0\x10\0', `!\xfe${script}`)],
  ['JPEG with a program in its remarks', 'image/jpeg', jpeg(`${frame}\xff\xfe\0\x40<?php x(); ?>`)],
  ['JPEG that is cut off', 'image/jpeg', jpeg(frame)],
  ['BMP with a page behind it', 'image/bmp', Buffer.concat([bmp(16, 16), bytesOf(page)])],
];

const names = [
  ...[
    '../../etc/passwd',
    '..\\..\\server.ts',
    '/etc/passwd',
    'C:\\x.png',
    '.htaccess',
    'a.php.png',
  ],
  ...['a.png\0.html', 'a.png;.html', '\u202egnp.exe', `${'x'.repeat(300)}.png`, 'CON', ' .png'],
  ...['a\r\nContent-Type: text/html\r\n\r\n.png', '"; filename="b.html', '%2e%2e%2fx.png'],
];

describe('[SEC] hostile files', () => {
  const world = worldOf({ database: 'pglite' });

  function upload(bytes: Buffer, { name = 'me.png', type = 'image/png' } = {}) {
    const form = new FormData();
    form.set('image', new File([new Uint8Array(bytes)], name, { type }));
    return world.post(uploadImage, form, { as: 'zhou' });
  }
  const onDisk = () => readdir(join(world.dataDir, 'files')).catch(() => []);
  const kept = async () => ({
    rows: await world.database.query.$count(files),
    names: (await onDisk()).length,
  });

  async function served(bytes: Buffer, sent: { name?: string; type?: string } = {}) {
    const { image_url } = uploadImage.answer.parse((await upload(bytes, sent)).data);
    return fetch(`${world.server(0)}${image_url}`);
  }

  function expectInert(response: Response, type: string) {
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  }

  it.each(refused)('of %s is refused, and nothing of it kept', async (_, bytes) => {
    const before = await kept();
    for (const type of ['image/png', 'text/html', 'image/svg+xml']) {
      expect((await upload(bytes, { type })).code).toBe(codes.badPayload);
    }
    expect(await kept()).toEqual(before);
  });

  it.each(inert)('of %s is shown as a picture and as nothing else', async (_, type, bytes) => {
    for (const told of ['text/html', 'image/svg+xml', type]) {
      const response = await served(bytes, { type: told });
      expectInert(response, type);
      expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
    }
  });

  it.each(names)(
    'called %j gets a name of our own, and the type that its bytes have',
    async (name) => {
      const response = await served(png(16, 16), { name });
      expectInert(response, 'image/png');
      expect(response.headers.get('content-disposition')).toBe('inline');
      for (const own of await onDisk()) expect(own).toMatch(/^[\w-]{43}$/);
    },
  );
});
