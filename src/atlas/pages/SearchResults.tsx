import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { NothingForFilter } from '../../ui/parts/Emptiness';
import { selectAddress, selectProofs } from '../charts/atlas';
import { addressText } from '../model/address';
import { searched } from '../model/search';
import type { DetailsProps } from './detailsProps';
import { FoundPlace } from './FoundPlace';
import { searchable } from './searchable';

type SearchResultsProps = Pick<DetailsProps, 'actor' | 'diagram' | 'names' | 'language'>;

/** What in the chart fits the search. */
export function SearchResults({ actor, diagram, names, language }: SearchResultsProps) {
  const { t } = useTranslation('atlas');
  const address = useSelector(actor, selectAddress);
  const proof = useSelector(actor, selectProofs)[diagram.chart];
  const hits = searched(diagram, names, address.find, searchable(proof, language));
  if (hits.length === 0) {
    return (
      <NothingForFilter
        filter={address.find}
        onClear={() => actor.send({ type: 'search.typed', find: '' })}
      />
    );
  }
  return (
    <>
      <div role="status">
        <chakra.h2 fontWeight="semibold" py={2}>
          {t('search.found', { count: hits.length })}
        </chakra.h2>
      </div>
      <chakra.ul display="grid" gap={2}>
        {hits.map((hit) => (
          <FoundPlace
            key={hit.id}
            hit={hit}
            to={addressText({ ...address, focus: hit.id, find: '', tab: 'details' })}
          />
        ))}
      </chakra.ul>
    </>
  );
}
