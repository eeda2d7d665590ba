import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StateValue } from 'xstate';
import { z } from 'zod';
import en from '../../locales/en/paths.json' with { type: 'json' };
import zh from '../../locales/zh/paths.json' with { type: 'json' };
import type { Start, Stimulus } from '../../src/paths';

export type Language = 'zh' | 'en';
export const languages: readonly Language[] = ['zh', 'en'];

/** A sentence in both languages. */
export type Words = Readonly<Record<Language, string>>;

const group = z.record(z.string(), z.string());
const groups = z.object({ chart: group, input: group, event: group, actor: group, state: group });

export type Values = Readonly<Record<string, string | number>>;
type Groups = z.infer<typeof groups>;
type Group = keyof Groups;

/** What charts call things, and what readers call them. */
export type Names = Readonly<Record<Language, Groups>>;

/** Reads the names in `locales/<language>/paths.json` of a project. */
export function readNames(project: string): Names {
  const read = (language: Language) => {
    const file = join(project, 'locales', language, 'paths.json');
    return groups.parse(JSON.parse(readFileSync(file, 'utf8')));
  };
  return { zh: read('zh'), en: read('en') };
}

const sentences: Record<Language, Record<string, string>> = { zh: zh.say, en: en.say };

/** The sentence of a key below `say` in `locales/<language>/paths.json`, its values filled in. */
export function say(key: string, values: Values = {}): Words {
  return inBoth((language) => fill(sentences[language][key] ?? key, values));
}

/** Makes words of a function of the language. */
export function inBoth(make: (language: Language) => string): Words {
  return { zh: make('zh'), en: make('en') };
}

/** A sentence with its `{{values}}` filled in. */
export function fill(sentence: string, values: Values): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** The words of one chart, and what has none: names of states, events, actors and inputs. */
export class ChartWords {
  readonly missing = new Set<string>();
  private readonly chart: string;
  private readonly names: Names;

  constructor(chart: string, names: Names) {
    this.chart = chart;
    this.names = names;
  }

  get title(): Words {
    return this.name('chart', this.chart);
  }

  /** What is done in a step. */
  step(stimulus: Start | Stimulus): Words {
    switch (stimulus.kind) {
      case 'start':
        return this.filled('start', this.name('input', stimulus.input));
      case 'event':
        return this.name('event', stimulus.event.type);
      case 'after':
        return say('after', { seconds: stimulus.delay / 1000 });
      default:
        return this.filled(stimulus.kind, this.name('actor', this.actorName(stimulus)));
    }
  }

  /** A state value: what lies in what, and beside what. */
  state(value: StateValue, above: readonly string[] = []): Words {
    if (typeof value === 'string') return this.stateName([...above, value]);
    const parts = Object.entries(value).flatMap(([key, inner]): Words[] => {
      if (inner === undefined) return [];
      const path = [...above, key];
      const isPlain = typeof inner === 'object' && Object.keys(inner).length === 0;
      return [isPlain ? this.stateName(path) : this.within(path, this.state(inner, path))];
    });
    return inBoth((language) =>
      parts.map((part) => part[language]).join(sentences[language]['beside'] ?? ''),
    );
  }

  /** A timer, or an actor without a name, is known by where it is. */
  private actorName({ source, actor }: { source: string; actor: string }): string {
    return /^\d/.test(source) ? actor : source;
  }

  private within(path: readonly string[], inner: Words): Words {
    const outer = this.stateName(path);
    return inBoth((language) =>
      fill(sentences[language]['within'] ?? '', {
        outer: outer[language],
        inner: inner[language],
      }),
    );
  }

  private stateName(path: readonly string[]): Words {
    return this.find('state', [`${this.chart}.${path.join('.')}`, path.at(-1) ?? '']);
  }

  private filled(key: string, words: Words): Words {
    return inBoth((language) => fill(sentences[language][key] ?? key, { name: words[language] }));
  }

  private name(group: Group, name: string): Words {
    return this.find(group, [`${this.chart}.${name}`, name]);
  }

  /** The most exact name that has words; the last one is what it is missed by. */
  private find(group: Group, names: readonly string[]): Words {
    return inBoth((language) => {
      const known = names.map((name) => this.names[language][group][name]);
      const found = known.find((words) => words !== undefined);
      const last = names.at(-1) ?? '';
      if (found === undefined) this.missing.add(`${language} ${group} "${last}"`);
      return found ?? last;
    });
  }
}

/** Words as a reader of one language, or of both, sees them. */
export function spoken({ zh, en }: Words, language?: Language): string {
  if (language !== undefined) return language === 'zh' ? zh : en;
  return zh === en ? en : `${zh} / ${en}`;
}
