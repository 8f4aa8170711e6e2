import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { inspectPdf, isPdf } from "./pdf-check.server.ts";

const dir = mkdtempSync(join(tmpdir(), "mandap-pdf-"));
let files = 0;
const file = (content: string) => {
  const path = join(dir, `${++files}.part`);
  writeFileSync(path, content, "latin1");
  return path;
};
const PDF = "%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\nstartxref\n0\n%%EOF\n";

test("a PDF is told by how it begins and how it ends", async () => {
  expect(await isPdf(file(PDF))).toBe(true);
  await expect(inspectPdf(file(PDF))).resolves.toBeUndefined();
  // Programs write a little behind the end.
  await expect(inspectPdf(file(PDF + "\n".repeat(500)))).resolves.toBeUndefined();
});

test("anything else is none, whatever it says in the middle", async () => {
  for (const content of ["", "%PD", "<html>%PDF-1.7 %%EOF", "MZ\u0090", `GIF89a${PDF}`, `\n${PDF}`])
    expect(await isPdf(file(content)), content).toBe(false);
  // Begun and cut short, or of no version.
  for (const content of [PDF.slice(0, 40), "%PDF-", "%PDF-9.9\n%%EOF", `%PDF-1.7\n%%EOF${"x".repeat(4_000)}`])
    await expect(inspectPdf(file(content)), content).rejects.toMatchObject({ status: 415 });
});

test("a PDF with scripts, programs or files in it is refused, also where they are packed or written in escapes", async () => {
  const inside = (object: string) => PDF.replace("endobj", `endobj 2 0 obj ${object} endobj`);
  const stream = (head: string, content: string) =>
    inside(`<<${head}>> stream\n${deflateSync(content).toString("latin1")}\nendstream`);
  for (const content of [
    inside("<</S /JavaScript /JS (app.alert(1))>>"),
    inside("<</S /J#61vaScript /J#53 (app.alert(1))>>"),
    inside("<</S /Launch /F (cmd.exe)>>"),
    inside("<</Type /Filespec /EF <</F 3 0 R>>>> <</Type /EmbeddedFile>>"),
    stream("/Type /ObjStm /N 1 /Filter /FlateDecode", "1 0 <</S /JavaScript /JS (x)>>"),
  ])
    await expect(inspectPdf(file(content)), content).rejects.toMatchObject({ status: 415 });
  // In a picture such a name is chance; a page that is opened first is none.
  const picture = inside("<</Subtype /Image>> stream\n/JS /Launch\nendstream");
  for (const content of [picture, inside("<</OpenAction [3 0 R /Fit]>>")])
    await expect(inspectPdf(file(content))).resolves.toBeUndefined();
});
