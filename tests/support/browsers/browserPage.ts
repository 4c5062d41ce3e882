export type Engine = 'chromium' | 'firefox' | 'webkit';

/** Settings of a browser that a visitor may have. */
export interface BrowserSettings {
  javaScript: boolean;
  motion: boolean;
  colorScheme: 'light' | 'dark';
  /** High contrast, with the visitor's own colors. WebKit has no such mode. */
  forcedColors: boolean;
  contrast: boolean;
  /** Fingers instead of a mouse. */
  touch: boolean;
}

export const defaultSettings: BrowserSettings = {
  javaScript: true,
  motion: false,
  colorScheme: 'light',
  forcedColors: false,
  contrast: false,
  touch: false,
};

/** What a check needs of a browser's page. Playwright, Puppeteer and WebDriver each provide it. */
export interface BrowserPage {
  /** Goes to an address. May return before the page has loaded. */
  goto(address: string): Promise<unknown>;
  /** Returns the value of an expression in the page, which must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  screenshot(): Promise<Uint8Array>;
  mouse: {
    move(x: number, y: number): Promise<unknown>;
    down(): Promise<unknown>;
    up(): Promise<unknown>;
  };
  keyboard: {
    down(key: string): Promise<unknown>;
    up(key: string): Promise<unknown>;
    type(text: string): Promise<unknown>;
  };
  /** Undefined where a browser's driver has no touch screen. */
  tap?: (x: number, y: number) => Promise<unknown>;
  close(): Promise<unknown>;
}

export interface BrowserDriver {
  open(settings: BrowserSettings): Promise<BrowserPage>;
  close(): Promise<unknown>;
}
