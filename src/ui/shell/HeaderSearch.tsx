import { Box, HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { cutSuggestion, type Place, type SearchSuggestion } from '../../domain/shell';
import {
  selectActive,
  selectFailure,
  selectIsNothingFound,
  selectIsOpen,
  selectIsSearching,
  selectSuggestions,
  selectTyped,
  type studentSearch,
} from '../../machines/shell/studentSearch';
import { Button } from '../parts/Button';
import { focusMain } from '../parts/main';
import { NameInLetters } from '../parts/NameInLetters';
import { SuggestInput } from '../parts/SuggestInput';

interface HeaderSearchProps {
  readonly actor: ActorRefFrom<typeof studentSearch>;
  /** The pages and acts that it leads to. */
  readonly places: readonly Place[];
}

/** Finds a student, a page or an act from anywhere in the portal. */
export function HeaderSearch({ actor, places }: HeaderSearchProps) {
  const { t } = useTranslation(['shell', 'students']);
  const suggestions = useSelector(actor, selectSuggestions);
  const active = useSelector(actor, selectActive);
  const kindOf = (url: string) => {
    const place = places.find((one) => one.url === url);
    return place && t(`search.${place.kind}`);
  };
  const beside = ({ name, url, grade }: SearchSuggestion) =>
    kindOf(url) ?? (
      <>
        <NameInLetters name={name.replace(/ .*/, '')} />
        {grade === undefined ? null : <span>{t(`students:grade.${String(grade)}`)}</span>}
      </>
    );
  return (
    <SuggestInput
      label={t('search.label')}
      value={useSelector(actor, selectTyped)}
      isOpen={useSelector(actor, selectIsOpen)}
      active={active}
      suggestions={suggestions.map((one) => ({
        id: one.url,
        text: cutSuggestion(one),
        whole: one.name,
        kind: beside(one),
      }))}
      onChange={(text) => actor.send({ type: 'search.typed', text, places })}
      onFocus={() => actor.send({ type: 'search.focused', places })}
      onLeave={() => actor.send({ type: 'search.left' })}
      onClose={() => actor.send({ type: 'search.closed' })}
      onSubmit={() => {
        actor.send({ type: 'search.submitted' });
        if (active !== -1) focusMain();
      }}
      onMove={(by) => actor.send({ type: 'suggestion.moved', by })}
      onChoose={(url) => {
        actor.send({ type: 'suggestion.chosen', url });
        focusMain();
      }}
    >
      <SearchState actor={actor} />
    </SuggestInput>
  );
}

/** What is said beside the suggestions. */
function SearchState({ actor }: Pick<HeaderSearchProps, 'actor'>) {
  const { t } = useTranslation('shell');
  const isSearching = useSelector(actor, selectIsSearching);
  const isNothingFound = useSelector(actor, selectIsNothingFound);
  const failure = useSelector(actor, selectFailure);
  if (failure !== null) {
    return (
      <HStack role="alert" p={2}>
        <Box flex={1} color="fg.muted">
          {t(failure.message.key, { ...failure.message.values })}
        </Box>
        <Button size="small" onClick={() => actor.send({ type: 'search.retried' })}>
          {t('search.retry')}
        </Button>
      </HStack>
    );
  }
  if (!isSearching && !isNothingFound) return null;
  return (
    <Box role="status" p={2} color="fg.muted">
      {t(isSearching ? 'search.searching' : 'search.nobody')}
    </Box>
  );
}
