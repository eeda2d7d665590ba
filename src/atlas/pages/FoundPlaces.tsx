import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/parts/TextLink';
import { addressText } from '../model/address';
import { FoundPlace } from './FoundPlace';
import type { ChartPlaces } from './foundPlaces';

/** As many places of one chart are named at once. */
const most = 4;

interface FoundPlacesProps {
  readonly places: readonly ChartPlaces[];
  readonly find: string;
}

/** The states and transitions of all charts that fit a search: by name, condition, action, requirement or message. */
export function FoundPlaces({ places, find }: FoundPlacesProps) {
  const { t } = useTranslation('atlas');
  if (places.length === 0) return null;
  const count = places.reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <chakra.section mt={2}>
      <chakra.h2 fontWeight="semibold" mb={2}>
        {t('search.within', { count, charts: places.length })}
      </chakra.h2>
      <chakra.ul
        display="grid"
        gap={4}
        columnGap={8}
        gridTemplateColumns="repeat(2, minmax(0, 1fr))"
      >
        {places.map(({ chart, title, hits }) => (
          <li key={chart}>
            <TextLink to={addressText({ chart, find })}>{title}</TextLink>
            <chakra.ul display="grid" gap={1} ps={4} borderInlineStartWidth="1px">
              {hits.slice(0, most).map((hit) => (
                <FoundPlace key={hit.id} hit={hit} to={addressText({ chart, focus: hit.id })} />
              ))}
              {hits.length <= most ? null : (
                <chakra.li color="fg.muted">
                  {t('search.more', { count: hits.length - most })}
                </chakra.li>
              )}
            </chakra.ul>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
