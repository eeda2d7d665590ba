import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/parts/TextLink';
import type { Hit } from '../model/search';

interface FoundPlaceProps {
  readonly hit: Hit;
  readonly to: string;
}

/** A state or transition that fits a search, as a link to it. */
export function FoundPlace({ hit: { kind, title, detail }, to }: FoundPlaceProps) {
  const { t } = useTranslation('atlas');
  return (
    <li>
      <TextLink to={to}>{title}</TextLink>
      <chakra.span display="block" textStyle="small" color="fg.muted" overflowWrap="anywhere">
        {t(`search.${kind}`)} · {detail}
      </chakra.span>
    </li>
  );
}
