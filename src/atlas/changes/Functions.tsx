import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ChangedChart } from '../model/comparison';
import type { DetailsProps } from '../pages/detailsProps';
import { Code } from '../pages/Facts';
import { TransitionLinks } from '../pages/TransitionLinks';

interface FunctionsProps extends Pick<DetailsProps, 'actor' | 'names' | 'diagram'> {
  readonly implementations: ChangedChart['implementations'];
}

/** Guards, actions and delays whose names have stayed, but not what they do. */
export function Functions({ actor, names, diagram, implementations }: FunctionsProps) {
  const { t } = useTranslation('atlas');
  if (implementations.length === 0) return null;
  return (
    <>
      <chakra.h2 fontWeight="semibold" mt={4} mb={1}>
        {t('charts:say.implementations')}
      </chakra.h2>
      <chakra.ul display="grid" gap={2}>
        {implementations.map(({ kind, name, transitions }) => (
          <li key={`${kind} ${name}`}>
            {t(`charts:say.function.${kind}`)} <Code>{name}</Code>
            <TransitionLinks
              actor={actor}
              names={names}
              transitions={diagram.transitions.filter(({ id }) => transitions.includes(id))}
            />
          </li>
        ))}
      </chakra.ul>
    </>
  );
}
