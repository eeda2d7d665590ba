import { Portal, Tooltip } from '@chakra-ui/react';
import { tooltipRecipe } from './Tooltip.recipe';

interface OpenTooltipProps {
  readonly id: string;
  readonly text: string;
  readonly anchor: Element;
}

export function OpenTooltip({ id, text, anchor }: OpenTooltipProps) {
  return (
    <Tooltip.Root
      open
      ids={{ content: id }}
      recipe={tooltipRecipe}
      positioning={{
        placement: 'top',
        gutter: 6,
        strategy: 'fixed',
        getAnchorElement: () => (anchor instanceof HTMLElement ? anchor : null),
      }}
    >
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>{text}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
