const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const STARTER = /<script nonce="[^"]*" type="module" async="">/;
const ENDING = "</body></html>";
/** A page whose pictures do not come gets its scripts nevertheless. */
const AT_LAST_MS = 3000;

/** Runs in the browser. Its signs of life are those of awake.ts; what is pressed before React is there, replay.ts does again. */
const START = `((d,n,m)=>{let on=0;const go=()=>{if(on)return;on=1;for(const h of m){const l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l)}const s=d.createElement("script");s.type="module";s.nonce=n;s.textContent=d.getElementById("start").textContent;d.head.append(s)};for(const e of ["pointerdown","pointermove","touchstart","wheel","scroll","keydown","focusin"])addEventListener(e,()=>{window.touched=true;go()},{once:true,passive:true,capture:true});const early=window.early=[];for(const t of ["click","change"])addEventListener(t,e=>{window.early&&early.push([t,e.target])},true);addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(go)));setTimeout(go,${AT_LAST_MS})})`;

/**
 * React Router asks for a page's scripts as urgently as for its style sheet. The page can be read and followed without
 * them: here they wait until the first screen stands, or for the first touch, and do not compete with it on a slow
 * line (measured by npm run bench -- lighthouse). A page that is shaped otherwise stays as it is.
 * @param html a whole document as the framework renders it
 */
export function scriptsLast(html: string, nonce: string): string {
  if (!STARTER.test(html) || !html.endsWith(ENDING)) return html;
  const modules: string[] = [];
  const calm = html
    .replace(PRELOAD, (_link, href: string) => {
      modules.push(href);
      return "";
    })
    .replace(STARTER, `<script nonce="${nonce}" type="text/plain" id="start">`);
  return `${calm.slice(0, -ENDING.length)}<script nonce="${nonce}">${START}(document,document.currentScript.nonce,${JSON.stringify(modules)})</script>${ENDING}`;
}
