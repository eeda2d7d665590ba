import { expect, it } from 'vitest';
import { areas, isBuilt, pathOfEntry } from '../../src/app/areas/areas';
import { neededAt, routeOf } from '../../src/app/routing/routes';
import { everyChange } from '../../src/contract/socket';
import { sidebar } from '../../src/domain/roles';

const pages = areas.flatMap((area) => Object.entries(area.pages));

it('every path belongs to one area', () => {
  const paths = pages.map(([path]) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

it('every sidebar entry leads to one page, but the self-study entry, whose address the server names', () => {
  const entries = pages.flatMap(([, { entry }]) => (entry === undefined ? [] : [entry]));
  const known = Object.keys(sidebar).filter((name) => name !== 'selfStudy');
  expect(entries.sort()).toEqual(known.sort());
  expect(pathOfEntry('selfStudy')).toBeNull();
  expect(pathOfEntry('home')).toBe('/home');
});

it('every redirect leads to a page that does not redirect', () => {
  const targets = pages.flatMap(([, { redirect }]) => (redirect === undefined ? [] : [redirect]));
  expect(targets.filter((path) => routeOf(path)?.redirect !== undefined)).toEqual([]);
  expect(targets.filter((path) => routeOf(path) === null)).toEqual([]);
});

it('a page is built once it has a screen, a redirect once its target is, a tab once it is said to be', () => {
  const unbuilt = pages.find(([, { screen, redirect }]) => !screen && redirect === undefined)?.[0];
  expect(isBuilt('/homework/list?status=expired')).toBe(true);
  expect(isBuilt(`${unbuilt ?? ''}?subject_id=2`)).toBe(unbuilt === undefined);
  expect(isBuilt('/information?subject_id=2')).toBe(isBuilt('/information/index'));
  expect(isBuilt('?page=2')).toBe(true);
});

it('a screen is loaded with the words of its area', () => {
  expect(neededAt('/workOrders/detail/').at(-1)?.words).toEqual(['workOrders']);
  expect(neededAt('/student/detail').at(-1)?.words).toEqual([
    'students',
    'homework',
    'lessons',
    'answers',
    'reports',
    'home',
    'foundation',
  ]);
});

it('[LIVE-004] after a lost connection every kind of change is asked about again', () => {
  expect(everyChange).toEqual([
    { type: 'homework.changed' },
    { type: 'student.changed' },
    { type: 'course.changed' },
    { type: 'message.changed' },
    { type: 'workOrder.changed' },
    { type: 'coins.changed' },
    { type: 'feedback.changed' },
    { type: 'localPoints.changed' },
    { type: 'material.changed' },
  ]);
});
