import { expect, it } from 'vitest';
import { DatabaseAway } from '../../server/db/away';
import { startFault } from '../../server/startFault';

const place = { host: 'portal.example', port: '80' };

const systemError = (code: string, syscall: string) =>
  Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

it.each([
  ['EADDRINUSE', 'listen', 'Port 80 is in use. Give this server another one with PORT.'],
  ['EACCES', 'listen', 'Port 80 is not open to this user. Give this server another one with PORT.'],
  [
    'EADDRNOTAVAIL',
    'listen',
    'HOST: portal.example is no address of this machine. Give one that is, or 0.0.0.0 for all.',
  ],
  [
    'ENOTFOUND',
    'getaddrinfo',
    'HOST: portal.example is no known address. Give one of this machine, or 0.0.0.0 for all.',
  ],
])('says in a sentence why the server cannot listen: %s of %s', (code, syscall, sentence) => {
  expect(startFault(systemError(code, syscall), place)).toBe(sentence);
});

it.each(['open', 'mkdir', 'access'])(
  'blames no port for a file that %s may not touch',
  (syscall) => {
    const told = startFault(systemError('EACCES', syscall), place);
    expect(told).not.toMatch(/PORT|HOST|Port 80/);
    expect(JSON.parse(told)).toMatchObject({ code: 'EACCES', message: `${syscall} EACCES` });
  },
);

it.each([
  ['postgres://', /^DATABASE_URL: the address names no host\. Write it as postgres:/],
  ['postgres:///portal?host=/run/db', /^DATABASE_URL: no PostgreSQL answers at \/run\/db\. Start/],
  ['postgres://ann:secret@db:5432/portal', /^DATABASE_URL: no PostgreSQL answers at db:5432\. St/],
])('says where no database answers: %s', (url, sentence) => {
  expect(startFault(new DatabaseAway(url, new Error('refused')), place)).toMatch(sentence);
});
