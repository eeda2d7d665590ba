import type { Start, Stimulus } from '../../paths';
import type { Voice } from './voice';

const deepest = 2;
const most = 12;

/** What is sent or answered, in words, a line a value; empty where nothing is. The start's own words say what it is. */
export function dataWords(stimulus: Start | Stimulus, voice: Voice): string {
  switch (stimulus.kind) {
    case 'start':
    case 'after':
      return '';
    case 'event': {
      const {
        type: _,
        field: _field,
        ...payload
      }: { type: string; field?: unknown } = stimulus.event;
      return lines(payload, voice, 0).slice(0, most).join('\n');
    }
    default:
      if (stimulus.value instanceof Error) return '';
      return lines(stimulus.value, voice, 0).slice(0, most).join('\n');
  }
}

function lines(value: unknown, voice: Voice, depth: number): string[] {
  if (typeof value !== 'object' || value === null) {
    return value === undefined ? [] : [plain(value, voice)];
  }
  if (Array.isArray(value)) return [listed(value, voice)];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    if (inner === undefined || inner === '') return [];
    const isDeep = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
    if (isDeep) return depth < deepest ? lines(inner, voice, depth + 1) : [];
    const text = Array.isArray(inner) ? listed(inner, voice) : plain(inner, voice);
    return [voice.say('atlas:cases.value', { name: voice.field(name), value: text })];
  });
}

function listed(all: readonly unknown[], voice: Voice): string {
  const isPlain = all.every((one) => typeof one !== 'object');
  if (isPlain && all.length > 0) return all.map((one) => plain(one, voice)).join(', ');
  return voice.say('atlas:cases.entries', { count: all.length });
}

function plain(value: unknown, { say, state }: Voice): string {
  if (value === null) return say('atlas:cases.nothing');
  if (typeof value === 'boolean') return say(`atlas:cases.${String(value)}`);
  return typeof value === 'string' ? state(value) : JSON.stringify(value);
}
