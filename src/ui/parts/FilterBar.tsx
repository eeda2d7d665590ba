import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { Chip } from './Chip';

/** A filter that is set, in words. */
export interface SetFilter {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

interface FilterBarProps {
  readonly filters: readonly SetFilter[];
  readonly onRemove: (id: string) => void;
  readonly onClear: () => void;
  /** The controls that set filters: search, selects. */
  readonly children?: ReactNode;
}

/** One row: the controls, then what is set, each removable, and 'clear all' last. */
export function FilterBar({ filters, onRemove, onClear, children }: FilterBarProps) {
  const { t } = useTranslation('parts');
  return (
    <Flex
      wrap="wrap"
      align="center"
      gap={2}
      minHeight="control"
      mb={3}
      _print={{ display: 'none' }}
    >
      {children}
      <chakra.ul display="contents" aria-label={t('filter.label')}>
        {filters.map((filter) => {
          const words = t('filter.entry', { label: filter.label, value: filter.value });
          return (
            <chakra.li key={filter.id} maxWidth="full">
              <Chip
                removeLabel={t('filter.remove', { filter: words })}
                onRemove={() => onRemove(filter.id)}
              >
                {words}
              </Chip>
            </chakra.li>
          );
        })}
      </chakra.ul>
      {filters.length > 0 ? (
        <Button kind="quiet" size="small" onClick={onClear}>
          {t('filter.clear')}
        </Button>
      ) : null}
    </Flex>
  );
}
