/** The line of a built page that fetches the configuration ahead. */
const preload = /(?<!\s)\s*<link rel="preload" href="\/config\.json"[^>]*>/;

/** The configuration that an earlier call has put into a page. */
const data = /(?<!\s)\s*<script type="application\/json" id="config">[^]*?<\/script>/;

/**
 * Puts the configuration into a built page, as data, so that the portal does not wait for `/config.json`. Browsers run
 * nothing of such an element, and the content-security policy has nothing to allow.
 *
 * @param html of any page of the build, also one that holds a configuration already
 * @param config the contents of `/config.json`
 */
export function withConfig(html: string, config: unknown): string {
  // Nothing in it can end the element.
  const json = JSON.stringify(config).replaceAll('<', String.raw`\u003c`);
  const element = `<script type="application/json" id="config">${json}</script>`;
  return html
    .replace(preload, '')
    .replace(data, '')
    .replace('</title>', () => `</title>\n    ${element}`);
}
