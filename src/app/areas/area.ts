import type { SidebarEntry } from '../../domain/roles';
import type { ScreenComponent } from '../screens/screen';

/** The frame of a screen: header and sidebar, the header alone, or none. */
export type Frame = 'none' | 'header' | 'full';

/** The module of a screen. */
export interface Content {
  readonly Screen: ScreenComponent;
}

/** A page of an area. */
export interface AreaPage {
  /** Loads the screen; a page without one leads on. */
  readonly screen?: () => Promise<Content>;
  /** The full frame, unless told. */
  readonly frame?: Frame;
  /** Whether it shows the subject that its address names, as every page with a frame does. */
  readonly isOfSubject?: boolean;
  /** The namespaces of its words, where they are not the area's. */
  readonly words?: readonly string[];
  /** The parameters of its address that say what it is about: another value is another page. */
  readonly key?: readonly string[];
  /** Whether it is another page in the other language: the server words what it shows, and nobody types into it. */
  readonly isOfLanguage?: boolean;
  /** The sidebar's entry that leads here. */
  readonly entry?: SidebarEntry;
  /** The sidebar's entry below whose page it stands. */
  readonly under?: SidebarEntry;
  /** The path that it leads to instead, with its parameters. */
  readonly redirect?: string;
}

/** An area's routes, words and sidebar entries. Screens are loaded lazily: the main chunk imports this. */
export interface Area {
  /** The namespaces of its words. */
  readonly words: readonly string[];
  /** Its pages, by path. */
  readonly pages: Readonly<Record<string, AreaPage>>;
}
