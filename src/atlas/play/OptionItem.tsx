import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { stimulusData, type Option, type Stimulus } from '../../paths';
import { Button } from '../../ui/parts/Button';
import { Payload } from '../pages/Payload';
import type { PanelProps } from '../panels';
import { BranchLine } from './BranchLine';

interface OptionItemProps extends Pick<PanelProps, 'diagram' | 'names' | 'onFocus'> {
  readonly option: Option;
  readonly name: string;
  readonly onChoice: (stimulus: Stimulus) => void;
}

/** Something that can happen: its branches in the order in which they are tried, and each case of it. */
export function OptionItem({ option, name, onChoice, ...props }: OptionItemProps) {
  const { t } = useTranslation('atlas');
  const { branches, choices } = option;
  return (
    <chakra.li display="grid" gap={1.5}>
      <chakra.h3 fontWeight="medium">{name}</chakra.h3>
      <chakra.ol display="grid" gap={0.5} aria-label={t('play.branches', { name })}>
        {branches.map((branch, index) => (
          <BranchLine key={branch.transition} branch={branch} place={index + 1} {...props} />
        ))}
      </chakra.ol>
      {choices.map(({ stimulus, step }, index) => {
        const isRefused = step.taken.length === 0;
        return (
          <chakra.div key={index} display="flex" alignItems="center" gap={2}>
            <Button
              size="small"
              disabled={isRefused && stimulus.kind === 'event'}
              reason={t('play.refused')}
              onClick={() => onChoice(stimulus)}
            >
              {choices.length === 1 ? t('play.do') : t('play.doCase', { number: index + 1 })}
            </Button>
            <Payload data={stimulusData(stimulus)} />
          </chakra.div>
        );
      })}
    </chakra.li>
  );
}
