import { expect, it } from 'vitest';
import { areas, entryAt, pathOfEntry } from '../../src/app/areas/areas';
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

it('a page below an entry’s own belongs to that entry; parents’ pages and those of the top bar to none', () => {
  for (const path of [
    '/prepare/detail',
    '/prepare/lessonlist',
    '/grindingClass/list',
    '/grindingClass/detail/',
  ]) {
    expect([path, entryAt(path)]).toEqual([path, 'prepare']);
  }
  for (const path of [
    'index',
    'paperInformationEntry',
    'examAnalysisReport',
    'examAnalysisAppendix',
    'examAnalysisKmap',
  ]) {
    expect([path, entryAt(`/examAnalysis/${path}`)]).toEqual([path, 'examAnalysis']);
  }
  for (const path of ['/examAnalysis/report', '/workOrders/list', '/nowhere']) {
    expect([path, entryAt(path)]).toEqual([path, null]);
  }
});

it('every redirect leads to a page that does not redirect', () => {
  const targets = pages.flatMap(([, { redirect }]) => (redirect === undefined ? [] : [redirect]));
  expect(targets.filter((path) => routeOf(path)?.redirect !== undefined)).toEqual([]);
  expect(targets.filter((path) => routeOf(path) === null)).toEqual([]);
});

it('every page has a screen, or leads on', () => {
  const empty = pages.filter(([, { screen, redirect }]) => !screen && redirect === undefined);
  expect(empty.map(([path]) => path)).toEqual([]);
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
    { type: 'training.changed' },
    { type: 'preparation.changed' },
  ]);
});
