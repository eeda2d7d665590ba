import { colors, type ColorName } from '../../ui/parts/theme/colors';

/** Every colour of a drawing. */
export interface Palette {
  /** Behind all. */
  readonly paper: string;
  /** Of a state in which no other lies. */
  readonly box: string;
  /** Of a state with others in it. */
  readonly frame: string;
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
  readonly border: string;
  readonly focus: string;
  readonly current: string;
  readonly currentBox: string;
  readonly good: string;
  readonly watch: string;
  readonly act: string;
  readonly none: string;
  readonly waiting: string;
}

function paletteOf(colorOf: (name: ColorName) => string): Palette {
  return {
    paper: colorOf('bg'),
    box: colorOf('bg.panel'),
    frame: colorOf('bg.subtle'),
    ink: colorOf('fg'),
    quiet: colorOf('fg.subtle'),
    line: colorOf('fg.subtle'),
    border: colorOf('border.control'),
    focus: colorOf('brand.ring'),
    current: colorOf('brand.fg'),
    currentBox: colorOf('bg.selected'),
    good: colorOf('status.good'),
    watch: colorOf('status.watch'),
    act: colorOf('status.act'),
    none: colorOf('status.none'),
    waiting: colorOf('status.waiting'),
  };
}

/** The theme's own colours, which follow light, dark and print. */
export const screenPalette = paletteOf(
  (name) => `var(--chakra-colors-${name.replaceAll('.', '-')})`,
);

/** For files and pages without the theme: dark on white. */
export const filePalette: Palette = {
  ...paletteOf((name) => colors[name].light),
  paper: '#ffffff',
};
