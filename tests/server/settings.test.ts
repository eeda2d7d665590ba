import { describe, expect, it } from 'vitest';
import { readSettings } from '../../server/settings';

const DATABASE_URL = 'postgres://portal:secret@db.example:5432/portal';
const SMS_GATEWAY = 'https://sms.example/send';

describe('the settings of the server', () => {
  it('serve this machine alone unless HOST says otherwise', () => {
    expect(readSettings({}).host).toBe('127.0.0.1');
    expect(readSettings({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  it('take an empty variable as one that is not set', () => {
    expect(readSettings({ PORT: '', DATA_DIR: '' })).toEqual(readSettings({}));
  });

  it.each(['ftp://portal.example', 'portal.example', 'https://'])(
    'refuse %s as the address where people find the portal',
    (PUBLIC_URL) => {
      expect(() => readSettings({ PUBLIC_URL })).toThrow('give an address such as https://portal');
      expect(readSettings({ PUBLIC_URL: 'http://portal' }).publicUrl).toBe('http://portal');
    },
  );

  it.each([
    [{}, true],
    [{ DATABASE_URL }, false],
    [{ SMS_GATEWAY }, false],
    [{ DATABASE_URL, DEMONSTRATION: 'on' }, true],
    [{ SMS_GATEWAY, DEMONSTRATION: 'on' }, true],
    [{ DATABASE_URL: '', DEMONSTRATION: '' }, true],
    [{ DEMONSTRATION: 'off' }, false],
  ])('show the demonstration beside nothing real unless it is asked for: %j', (given, isOn) => {
    expect(readSettings(given).isDemonstration).toBe(isOn);
  });
});
