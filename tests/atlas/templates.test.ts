import { expect, it } from 'vitest';
import en from '../../locales/en/atlas.json';
import zh from '../../locales/zh/atlas.json';
import { library } from '../../src/atlas/library';
import { templateOf, templatesIn } from '../../src/atlas/model/templates';

const templates = templatesIn(library);
const [lists] = templates;

it('each template has its charts, and is named and explained in both languages', () => {
  const all = templates.flatMap(({ instances }) => instances.map(({ chart }) => chart.id));
  expect(all.sort()).toEqual(
    library
      .filter(({ machine }) => templateOf(machine) !== null)
      .map(({ id }) => id)
      .sort(),
  );
  for (const words of [en.templates, zh.templates]) {
    for (const texts of [words.name, words.is]) {
      expect(Object.keys(texts).sort()).toEqual(templates.map(({ name }) => name).sort());
    }
  }
});

it('the fullest chart of a template is the one to read, the others say what they leave out', () => {
  expect(lists?.name).toBe('collection');
  expect(lists?.fullest.id).toBe('courseRows');
  const withoutOf = (id: string) => lists?.instances.find(({ chart }) => chart.id === id)?.without;
  expect(withoutOf('courseRows')).toEqual(['change.asking', 'change.reported']);
  expect(withoutOf('studentRows')).toEqual(['change.asking', 'change.reported']);
  expect(withoutOf('reviewLogRows')).toEqual(['rows.filteredOut', 'search', 'change']);
});
