import { describe, expect, it } from 'vitest';
import { fileKind, fileNameOf } from '../../src/domain/fileKinds';
import { openable } from '../../src/domain/openable';

const own = 'https://portal.example';
const origins = { own, allowed: ['https://files.example', 'http://campus.example:8080'] };

describe('what the portal may open', () => {
  it.each([
    ['/files/1', `${own}/files/1`],
    ['files/1?x=1#part', `${own}/files/1?x=1#part`],
    [`${own}/a`, `${own}/a`],
    ['https://portal.example:443/a', `${own}/a`],
    ['https://FILES.example/讲义.pdf', 'https://files.example/%E8%AE%B2%E4%B9%89.pdf'],
    ['http://campus.example:8080/a', 'http://campus.example:8080/a'],
  ])('[ROUTE-006] %s may', (address, whole) => {
    expect(openable(address, origins)).toBe(whole);
  });

  it.each([
    '',
    ' ',
    '//evil.example/a',
    '///evil.example/a',
    '\\\\evil.example/a',
    '/\\evil.example/a',
    '\\/evil.example/a',
    'https:\\\\evil.example',
    'https:/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'https://evil.example',
    'http://portal.example/a',
    'https://portal.example:8443/a',
    'https://portal.example.evil.example/a',
    'https://evilportal.example/a',
    'https://sub.portal.example/a',
    'https://portal.example@evil.example/a',
    'https://portal.example%40evil.example/a',
    'https://user@portal.example/a',
    'https://user:secret@files.example/a',
    'https://evil.example#https://files.example',
    'https://evil.example?https://files.example',
    'https://evil.example/https://files.example',
    'https://files.example:444/a',
    'https://files.example.evil.example/a',
    'https://evil-files.example/a',
    'https://fіles.example/a',
    'https://files。evil.example/a',
    'https://files.example.\u200b/a',
    'https://files\u00adexample/a',
    '\u202ehttps://files.example/a',
    'http://files.example/a',
    'http://campus.example/a',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://files.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/png;base64,AAAA',
    'blob:https://portal.example/1',
    'filesystem:https://portal.example/1',
    'view-source:https://portal.example/',
    'file:///etc/passwd',
    'ftp://files.example/a',
    'ws://portal.example/a',
    'mailto:a@files.example',
    'https://[::1]/a',
    'https://',
    'http://%',
  ])('[SEC] %j may not', (address) => {
    expect(openable(address, origins)).toBeNull();
  });

  it('opens nothing but its own where nothing else is listed', () => {
    expect(openable('https://files.example/a', { own, allowed: [] })).toBeNull();
    expect(openable('/a', { own, allowed: [] })).toBe(`${own}/a`);
  });
});

describe('the kind of a file', () => {
  it.each([
    ['photo.PNG', 'image'],
    ['https://files.example/a/讲解.mp4?sign=1.txt', 'video'],
    ['a.mp3#t=10', 'audio'],
    ['说明.txt', 'text'],
    ['outline.pdf', 'page'],
    ['outline.docx', 'office'],
    ['archive.zip', 'other'],
    ['docx', 'other'],
    ['page.html', 'other'],
    ['', 'other'],
  ])('[ROUTE-007] of %j is %s', (name, kind) => {
    expect(fileKind(name)).toBe(kind);
  });

  it('a file is called what its address ends with', () => {
    expect(fileNameOf('https://files.example/a/%E8%AF%B4%E6%98%8E.txt?x=1')).toBe('说明.txt');
    expect(fileNameOf('/a/100%.txt')).toBe('100%.txt');
  });
});
