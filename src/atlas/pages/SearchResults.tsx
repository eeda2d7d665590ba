import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { NothingForFilter } from '../../ui/parts/Emptiness';
import { TextLink } from '../../ui/parts/TextLink';
import { selectAddress } from '../charts/atlas';
import { addressText } from '../model/address';
import { searched } from '../model/search';
import type { DetailsProps } from './detailsProps';

type SearchResultsProps = Pick<DetailsProps, 'actor' | 'diagram' | 'names'>;

/** What in the chart fits the search. */
export function SearchResults({ actor, diagram, names }: SearchResultsProps) {
  const { t } = useTranslation('atlas');
  const address = useSelector(actor, selectAddress);
  const hits = searched(diagram, names, address.find);
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
        {hits.map(({ id, kind, title, detail }) => (
          <li key={id}>
            <TextLink to={addressText({ ...address, focus: id, find: '', tab: 'details' })}>
              {title}
            </TextLink>
            <chakra.span display="block" textStyle="small" color="fg.muted" overflowWrap="anywhere">
              {t(`search.${kind}`)} · {detail}
            </chakra.span>
          </li>
        ))}
      </chakra.ul>
    </>
  );
}
