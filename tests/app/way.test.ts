import { expect, it } from 'vitest';
import { createWay } from '../../src/app/routing/way';

it('leads where it was asked to last once the router is there, and at once from then on', () => {
  const { lead, setNavigate } = createWay();
  const led: unknown[] = [];
  lead('/home', { replace: false });
  lead('/login', { replace: true });
  setNavigate((...asked: unknown[]) => void led.push(asked));
  expect(led).toEqual([['/login', { replace: true }]]);
  setNavigate((...asked: unknown[]) => void led.push(['anew', ...asked]));
  lead('/home', { replace: false });
  expect(led.slice(1)).toEqual([['anew', '/home', { replace: false }]]);
});
