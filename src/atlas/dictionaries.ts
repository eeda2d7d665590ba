import enAtlas from '../../locales/en/atlas.json';
import enPaths from '../../locales/en/paths.json';
import zhAtlas from '../../locales/zh/atlas.json';
import zhPaths from '../../locales/zh/paths.json';
import type { Dictionary } from './model/names';

/** The names that QA reads, and of what only the atlas shows: signals, delays, what charts tell themselves. */
function dictionaryOf(
  paths: typeof zhPaths,
  { names, triggers }: Pick<typeof zhAtlas, 'names' | 'triggers'>,
): Dictionary {
  return {
    ...paths,
    state: { ...paths.state, ...names.state },
    event: { ...paths.event, ...names.event },
    actor: { ...paths.actor, ...names.actor },
    delay: names.delay,
    guard: names.guard,
    action: names.action,
    say: { ...paths.say, ...triggers },
  };
}

/** What charts call things, in both languages: titles are shown in both. */
export const dictionaries: Readonly<Record<'zh' | 'en', Dictionary>> = {
  zh: dictionaryOf(zhPaths, zhAtlas),
  en: dictionaryOf(enPaths, enAtlas),
};
