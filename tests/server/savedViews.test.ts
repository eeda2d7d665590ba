import { beforeAll, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { removeView, saveView, viewList } from '../../src/contract/savedViews';
import { mostViews } from '../../src/domain/savedViews';
import { startWorld, type TestWorld } from './rig';
import { databases } from './rig/databases';
import { addPeople, anna, carl } from './scene/people';

const asAnna = { as: anna.username };
const asCarl = { as: carl.username };
const path = '/student/list';

describe.each(databases)('saved views on $database', (options) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await startWorld(options);
    await addPeople(world);
  });
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
});
