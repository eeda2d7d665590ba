import { VictoryTooltip } from 'victory';
import { chartTheme } from './chartTheme';

/** What hover and the tab key show of a thing that a chart draws. */
export const chartTooltip = (
  <VictoryTooltip
    constrainToVisibleArea
    pointerLength={0}
    cornerRadius={4}
    style={chartTheme.tooltip}
    flyoutStyle={chartTheme.flyout}
    flyoutPadding={{ top: 6, bottom: 6, left: 10, right: 10 }}
  />
);
