import { describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { removeView, renameView, saveView, viewList } from '../../src/contract/savedViews';
import { mostViews } from '../../src/domain/savedViews';
import { worldOf } from './rig';
import { databases } from './rig/databases';
import { addPeople, asAnna, carl } from './scene/people';

const asCarl = { as: carl.username };
const path = '/student/list';

describe.each(databases)('saved views on $database', (options) => {
  const world = worldOf(options, [addPeople]);
  const views = async (who: { as: string }, of = path) =>
    (await world.ask(viewList, { path: of }, who)).list;

  it('are kept for their account and page, one of a name, and removed by their account alone', async () => {
    await world.ask(saveView, { path, name: 'Grade 7', query: 'grade=7' }, asAnna);
    const { view_id } = await world.ask(
      saveView,
      { path, name: 'Grade 7', query: 'grade=7&sort=name' },
      asAnna,
    );
    expect(await views(asAnna)).toEqual([{ view_id, name: 'Grade 7', query: 'grade=7&sort=name' }]);
    expect([await views(asCarl), await views(asAnna, '/homework/list')]).toEqual([[], []]);

    const stolen = await world.send(removeView, { view_id }, asCarl);
    expect(stolen.code).toBe(codes.absent);
    expect(await views(asAnna)).toHaveLength(1);
    await world.ask(removeView, { view_id }, asAnna);
    expect(await views(asAnna)).toEqual([]);
    expect((await world.send(removeView, { view_id }, asAnna)).code).toBe(codes.absent);
  });

  it('are renamed by their account alone, to a name of 1 to 30 characters that no other of the page has', async () => {
    const save = (name: string, of = path) =>
      world.ask(saveView, { path: of, name, query: '' }, asAnna);
    const { view_id } = await save('Old');
    await save('Taken');
    await save('Elsewhere', '/homework/list');
    const renamed = async (name: string, who = asAnna) =>
      (await world.send(renameView, { view_id, name }, who)).code;
    expect(await renamed('Mine', asCarl)).toBe(codes.absent);
    expect(await renamed('Taken')).toBe(codes.conflict);
    for (const wrong of ['', ' ', 'x'.repeat(31)]) {
      const form = new URLSearchParams({ view_id: String(view_id), name: wrong });
      expect((await world.post(renameView, form, asAnna)).code).toBe(codes.badPayload);
    }
    expect((await views(asAnna)).map(({ name }) => name)).toEqual(['Old', 'Taken']);
    for (const name of ['Elsewhere', 'x'.repeat(30), 'x'.repeat(30), 'New']) {
      expect(await renamed(name)).toBe(codes.success);
    }
    const list = await views(asAnna);
    expect(list.map(({ name }) => name)).toEqual(['New', 'Taken']);
    for (const view of list) await world.ask(removeView, { view_id: view.view_id }, asAnna);
    expect(await renamed('Gone')).toBe(codes.absent);
  });

  it('are not more than 20 of a page, of which each may still be replaced', async () => {
    for (let at = 0; at < mostViews; at += 1) {
      await world.ask(saveView, { path, name: `View ${String(at)}`, query: '' }, asAnna);
    }
    const another = { path, name: 'One more', query: '' };
    expect((await world.send(saveView, another, asAnna)).code).toBe(codes.conflict);
    await world.ask(saveView, { path, name: 'View 3', query: 'grade=7' }, asAnna);
    expect(await views(asAnna)).toHaveLength(mostViews);
    await world.ask(saveView, another, asCarl);
  });

  it('are at most so many, and one of a name, of many pages at once too', async () => {
    const at = '/workOrders/list';
    const save = (name: string) => world.send(saveView, { path: at, name, query: '' }, asAnna);
    const saved = await Promise.all(
      Array.from({ length: mostViews + 10 }, (_, nth) => save(`view ${String(nth)}`)),
    );
    expect(new Set(saved.map(({ code }) => code))).toEqual(
      new Set([codes.success, codes.conflict]),
    );
    const list = await views(asAnna, at);
    expect(list).toHaveLength(mostViews);
    const renamed = await Promise.all(
      list.map(({ view_id }) => world.send(renameView, { view_id, name: 'One' }, asAnna)),
    );
    expect(renamed.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
      codes.success,
      ...Array.from({ length: mostViews - 1 }, () => codes.conflict),
    ]);
  });
});
