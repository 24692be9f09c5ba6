/** What tests use of the extension API inside of the extension's own pages and its worker. */
declare const chrome: {
  readonly storage: {
    readonly local: {
      set(values: object): Promise<void>;
      get(key: "hostConfig"): Promise<{ hostConfig?: { config?: { version?: number } } }>;
      get(key: null): Promise<object>;
    };
  };
  readonly scripting: {
    getRegisteredContentScripts(): Promise<readonly object[]>;
  };
  readonly declarativeNetRequest: {
    getDynamicRules(): Promise<readonly object[]>;
  };
  readonly contextMenus: {
    update(id: string, changes: { readonly documentUrlPatterns?: string[] }): Promise<void>;
  };
  readonly tabs: {
    query(filter: object): Promise<readonly { readonly id?: number }[]>;
    sendMessage(id: number, message: object): Promise<unknown>;
  };
  readonly runtime: {
    reload(): void;
    sendMessage(message: object): Promise<{ readonly user: unknown }>;
  };
};
