import { PRELOAD, starter } from "../internals/react-router-document.ts";

const ENDING = "</body></html>";
const HEAD_ENDING = "</head>";
/** A page whose pictures do not come gets its scripts nevertheless. */
const AT_LAST_MS = 3000;

/** Runs in the browser. Its signs of life are those of awake.ts; what is pressed before React is there, replay.ts does again, and what is typed, forms take over (typed-early.ts). A link that opens something waits for that too, and so does the button that saves a card. */
const START = `((d,n,m)=>{let on=0;const go=()=>{if(on)return;on=1;for(const h of m){const l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l)}const s=d.createElement("script");s.type="module";s.nonce=n;s.textContent=d.getElementById("start").textContent;d.head.append(s)};for(const e of ["pointerdown","pointermove","touchstart","wheel","scroll","keydown","focusin"])addEventListener(e,()=>{window.touched=true;go()},{once:true,passive:true,capture:true});const typed=window.typed=new WeakMap;addEventListener("input",({target:f})=>typed.set(f,f.type=="checkbox"?f.checked:f.value),true);const early=window.early=[];for(const t of ["click","change"])addEventListener(t,e=>{if(!window.early)return;early.push([t,e.target]);const a=t=="click"&&navigator.onLine&&e.target.closest&&e.target.closest('a[role="button"],[form="save"]');if(a)e.preventDefault()},true);addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(go)));setTimeout(go,${AT_LAST_MS})})`;

/** A document with further scripts at the end of its body. */
export const scriptsBehind = (html: Buffer, scripts: string): Buffer =>
  scripts && endsWell(html)
    ? Buffer.concat([html.subarray(0, -ENDING.length), Buffer.from(scripts), Buffer.from(ENDING)])
    : html;

const endsWell = (html: Buffer) => html.subarray(-ENDING.length).equals(Buffer.from(ENDING));

/**
 * React Router asks for a page's scripts as urgently as for its style sheet. The page can be read and followed without
 * them: here they wait until the first screen stands, or for the first touch, and do not compete with it on a slow
 * line (measured by npm run bench -- lighthouse). A page that is shaped otherwise keeps them as they are.
 * @param html a whole document as the framework renders it
 * @param scripts what follows its tree
 */
export function scriptsLast(html: Buffer, scripts: string, nonce: string): Buffer {
  const start = starter(nonce);
  const [body, at, end] = [html.indexOf(HEAD_ENDING), html.lastIndexOf(start), html.length - ENDING.length];
  if (body < 0 || at < body || !endsWell(html)) return scriptsBehind(html, scripts);
  const modules: string[] = [];
  const head = html.toString("utf8", 0, body).replace(PRELOAD, (_link, href: string) => {
    modules.push(href);
    return "";
  });
  const waiting = `<script nonce="${nonce}" type="text/plain" id="start">`;
  return Buffer.concat([
    Buffer.from(head),
    html.subarray(body, at),
    Buffer.from(waiting),
    html.subarray(at + start.length, end),
    Buffer.from(
      `${scripts}<script nonce="${nonce}">${START}(document,document.currentScript.nonce,${JSON.stringify(modules)})</script>${ENDING}`,
    ),
  ]);
}
