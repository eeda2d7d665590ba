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

it('goes back to the page before where the tab has one of the portal, else to the address', () => {
  let idx = 0;
  const { lead, setNavigate } = createWay(() => ({ idx }));
  const led: unknown[] = [];
  setNavigate((...asked: unknown[]) => void led.push(asked));
  led.splice(0);
  lead('/crystal/list', { replace: true, back: true });
  idx = 1;
  lead('/crystal/list', { replace: true, back: true });
  lead('/crystal/list', { replace: true });
  const to = ['/crystal/list', { replace: true }];
  expect(led).toEqual([to, [-1], to]);
});
