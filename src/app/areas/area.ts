import type { SidebarEntry } from '../../domain/roles';
import type { ScreenComponent } from '../screens/screen';

/** How much of the portal stands around a screen. */
export type Frame = 'none' | 'header' | 'full';

/** The module of a screen. */
export interface Content {
  readonly Screen: ScreenComponent;
}

/** A page of an area. */
export interface AreaPage {
  /** Loads the screen; a page without one says that it is being built. */
  readonly screen?: () => Promise<Content>;
  /** The full frame, unless told. */
  readonly frame?: Frame;
  /** The namespaces of its words, where they are not the area's. */
  readonly words?: readonly string[];
  /** The parameters of its address that say what it is about: another value is another page. */
  readonly key?: readonly string[];
  /** The sidebar's entry that leads here. */
  readonly entry?: SidebarEntry;
  /** The path that it leads to instead, with its parameters. */
  readonly redirect?: string;
}

/** What an area brings to the portal. Screens are loaded when they are needed: the first script imports this. */
export interface Area {
  /** The namespaces of its words. */
  readonly words: readonly string[];
  /** Its pages, by path. */
  readonly pages: Readonly<Record<string, AreaPage>>;
}
