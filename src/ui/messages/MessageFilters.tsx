import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type MessageTab, messageTabs, messageTopics } from '../../domain/messages';
import type { messageRows } from '../../machines/messages/messageRows';
import { selectAnswer, selectFilters } from '../../machines/parts/collection/selectors';
import { CollectionFilters } from '../parts/collection/CollectionFilters';
import type { WordsOf } from '../parts/collection/filterWords';
import { FilterSelect } from '../parts/FilterSelect';
import { Tabs } from '../parts/Tabs';

interface MessageFiltersProps {
  readonly actor: ActorRefFrom<typeof messageRows>;
}

const isTab = (name: string): name is MessageTab => messageTabs.some((tab) => tab === name);

/** A filter that is set, in words: its name, and its values from the address. */
export function useMessageFilterWords(): WordsOf {
  const { t } = useTranslation('messages');
  return (name, value) => ({
    label: t(`filter.${name}`),
    value: value
      .split(',')
      .map((topic) => t(`kind.${topic}`))
      .join(t('filter.separator')),
  });
}

/** Which messages are shown: the tab, whom they are about, and their kind. */
export function MessageFilters({ actor }: MessageFiltersProps) {
  const { t } = useTranslation('messages');
  const { tab, topic } = useSelector(actor, selectFilters);
  const counts = useSelector(actor, selectAnswer)?.counts;
  const wordsOf = useMessageFilterWords();
  return (
    <>
      <Tabs
        label={t('tab.label')}
        items={messageTabs.map((name) => ({
          id: name,
          label: t(`tab.${name}`),
          count: counts?.[name],
        }))}
        selected={tab}
        onSelect={(name) => {
          if (isTab(name)) actor.send({ type: 'filters.changed', filters: { tab: name } });
        }}
      />
      <CollectionFilters actor={actor} searchLabel={t('search')} wordsOf={wordsOf}>
        <FilterSelect
          label={t('filter.topic')}
          options={messageTopics}
          chosen={topic}
          wordOf={(one) => t(`kind.${one}`)}
          onChange={(chosen) => {
            actor.send({ type: 'filters.changed', filters: { topic: chosen } });
          }}
        />
      </CollectionFilters>
    </>
  );
}
