import type { i18n, TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { byName } from '../../domain/byName';

const group = z.catch(byName(z.string()), {});

/** What a finished actor is known by, and the chart's own id behind it. */
const ended = /^xstate\.(done|error)\.actor\.([\w$-]+)/;

function namesIn(words: i18n, t: TFunction<'paths'>) {
  const namesOf = (name: string) => group.parse(words.getResource(words.language, 'paths', name));
  const [charts, events, actors, states] = [
    namesOf('chart'),
    namesOf('event'),
    namesOf('actor'),
    namesOf('state'),
  ];
  const find = (names: Readonly<Record<string, string>>, keys: readonly string[], or: string) =>
    keys.map((key) => names[key]).find((found) => found !== undefined) ?? or;

  /** A state with those around it, from the outside in. */
  const state = (chart: string, path: string) => {
    const parts = path.split('.');
    const named = parts.map((name, index) =>
      find(states, [`${chart}.${parts.slice(0, index + 1).join('.')}`, name], name),
    );
    return named.reduce((outer, inner) => t('say.within', { outer, inner }));
  };

  /** An event as it happened: what a person did, how an actor ended, or that time has passed. */
  const event = (chart: string, type: string) => {
    const known = find(events, [`${chart}.${type}`, type], '');
    if (known !== '') return known;
    const [, how, actor] = ended.exec(type) ?? [];
    if (how !== undefined && actor !== undefined) {
      // What has no name of its own is known by a number.
      if (/^\d/.test(actor)) return t(how === 'done' ? 'moved.done' : 'moved.error');
      const name = find(actors, [`${chart}.${actor}`, actor], actor);
      return t(how === 'done' ? 'say.done' : 'say.error', { name });
    }
    if (type === 'xstate.init') return t('moved.started');
    if (type === 'xstate.stop') return t('moved.stopped');
    return type.startsWith('xstate.after.') ? t('moved.timer') : type;
  };

  return {
    chart: (id: string) => find(charts, [id], id),
    event,
    states: (chart: string, paths: readonly string[]) =>
      paths.map((path) => state(chart, path)).join(t('say.beside')),
  };
}

/** What readers call charts, events and states, in the language of the page; the technical name where there is none. */
export function useChartNames() {
  const { t, i18n } = useTranslation('paths');
  return useMemo(() => namesIn(i18n, t), [i18n, t]);
}
