import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { Avatar, initials } from "./avatar.tsx";
import { SkillBar } from "./beads.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { Button, LinkButton } from "./button.tsx";
import { CheckField, RadioGroup } from "./choice-fields.tsx";
import { CountUp, countText } from "./count-up.tsx";
import { Dialog } from "./dialog.tsx";
import { DistrictMultiPicker } from "./district-picker.tsx";
import { Drawer } from "./drawer.tsx";
import { EmptyState } from "./empty-state.tsx";
import { ErrorSummary, namedMessage } from "./error-summary.tsx";
import { PasswordField, SelectField, TextArea, TextField } from "./fields.tsx";
import { Icon, MapPin } from "./icons.tsx";
import { Lightbox } from "./lightbox.tsx";
import { Logo } from "./mark.tsx";
import { MoneyField } from "./money-field.tsx";
import { Pagination } from "./pagination.tsx";
import { PhotoDrop } from "./photo-drop.tsx";
import { Photo } from "./photo.tsx";
import { RangoliCover } from "./rangoli-cover.tsx";
import { ShareButtons, shareLinks } from "./share.tsx";
import { CardGridSkeleton } from "./skeleton.tsx";
import { StarInput } from "./star-input.tsx";
import { fullStars } from "../domain/stars.ts";
import { Stars } from "./stars.tsx";
import { StateSelect } from "./state-select.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { Steps } from "./steps.tsx";
import { StrengthMeter } from "./strength-meter.tsx";
import { ToastProvider } from "./toast.tsx";

const nothing = () => undefined;
const html = (node: ReactNode) =>
  renderToString(
    <MemoryRouter>
      <ToastProvider>{node}</ToastProvider>
    </MemoryRouter>,
  ).replaceAll("<!-- -->", "");

test("money: a keyboard of digits, and what was typed in words said again as an amount", () => {
  const field = (typed: string) => html(<MoneyField name="budget" label="Budget" typed={typed} />);
  expect(field("")).toMatch(/<input[^>]*inputMode="numeric"/);
  expect(field("5 lakh")).toContain("That is ₹5,00,000");
  for (const plain of ["", "5,00,000", "to be discussed"]) expect(field(plain)).not.toContain("That is");
});

describe("buttons", () => {
  test("a busy button says what is happening and stays focusable", () => {
    const out = html(
      <Button busy busyLabel="Sending…">
        Send request
      </Button>,
    );
    expect(out).toContain("Sending…");
    expect(out).toContain('aria-busy="true"');
    expect(out).toContain('aria-disabled="true"');
    expect(out).not.toContain(" disabled=");
  });
  test("a button never submits unless told to", () => expect(html(<Button>Add</Button>)).toContain('type="button"'));
  test("a link button is a link in the button's look", () =>
    expect(
      html(
        <LinkButton to="/Volunteers" variant="gold">
          Explore Now
        </LinkButton>,
      ),
    ).toMatch(/<a class="btn gold" href="\/Volunteers"/));
});

describe("fields", () => {
  test("label, hint and error are tied to the control", () => {
    const out = html(
      <TextField label="First name" name="firstName" hint="As on your papers" error="First name is required" />,
    );
    expect(out).toContain('<label for="f-firstName">');
    expect(out).toContain('aria-describedby="f-firstName-error f-firstName-hint"');
    expect(out).toContain('aria-invalid="true"');
    expect(out).toContain('id="f-firstName-error"');
    expect(out).toContain('id="f-firstName-hint"');
  });
  test("native props reach the control", () => {
    expect(html(<TextField label="Phone" name="phone" type="tel" inputMode="tel" autoComplete="tel" />)).toContain(
      'autoComplete="tel"',
    );
    expect(html(<TextArea label="Summary" name="skills.0.name" optional rows={3} />)).toMatch(
      /\(optional\).*id="f-skills-0-name"/s,
    );
    expect(
      html(<SelectField label="Level" name="level" placeholder="Choose" options={["Excellent", "Good"]} />),
    ).toContain('<option value="Good">Good</option>');
    expect(html(<CheckField label="I agree" name="terms" defaultChecked />)).toContain('type="checkbox"');
  });
  test("a password can be shown", () =>
    expect(html(<PasswordField label="Password" name="password" />)).toMatch(
      /type="password".*aria-label="Show password"/s,
    ));
  test("radios stand in a fieldset with a legend", () => {
    const out = html(
      <RadioGroup
        label="Gender"
        name="gender"
        options={["Male", "Female"]}
        defaultValue="Female"
        error="Please choose"
      />,
    );
    expect(out).toMatch(/<fieldset[^>]*aria-describedby="f-gender-error"/);
    expect(out).toMatch(/<input[^>]*checked=""[^>]*value="Female"|<input[^>]*value="Female"[^>]*checked=""/);
  });
  test("the summary links to the fields, and is absent without errors", () => {
    const out = html(<ErrorSummary errors={[{ field: "email", message: "Email is required" }]} />);
    expect(out).toMatch(/role="alert"[^>]*tabindex="-1"/i);
    expect(out).toContain('href="#f-email"');
    expect(html(<ErrorSummary errors={[]} />)).not.toContain("fixing");
  });
  test.each([
    ["State", "State is required", false, "State is required"],
    ["State of work", "State is required", false, "State of work: State is required"],
    ["State of work", "State is required", true, "State is required"],
    ["Districts of work", "Please select at least one district.", true, "Please select at least one district."],
    ["Company name", "Please use at most 100 characters.", true, "Company name: Please use at most 100 characters."],
    ["", "Please choose Yes or No.", true, "Please choose Yes or No."],
  ])("a line of the summary for %j names it: %s (alone: %s)", (label, message, alone, line) =>
    expect(namedMessage(label, message, alone)).toBe(line),
  );
  test("the strength meter always carries its word", () =>
    expect(html(<StrengthMeter score={3} label="Good" />)).toMatch(
      /role="meter"[^>]*aria-valuenow="3"[^>]*aria-valuetext="Good"/,
    ));
});

describe("places", () => {
  const districts = [
    { name: "Indore", aliases: [] },
    { name: "Ujjain", aliases: ["Avantika"] },
  ];
  const picker = (state: string, value: string[], max?: number) =>
    html(<DistrictMultiPicker state={state} districts={districts} value={value} onChange={nothing} max={max} />);
  test("the choices are inputs of a plain form and chips that can be removed", () => {
    const out = picker("Madhya Pradesh", ["Ujjain"], 5);
    expect(out).toContain('<input type="checkbox" name="district" checked="" value="Ujjain"/>');
    expect(out).toContain('aria-label="Remove Ujjain"');
    expect(out).toContain("1 of 5 chosen");
  });
  test("at the limit the others cannot be chosen", () =>
    expect(picker("Madhya Pradesh", ["Ujjain"], 1)).toMatch(
      /<input type="checkbox" disabled="" name="district" value="Indore"\/><span>Indore/,
    ));
  test("without a state it asks for one", () => expect(picker("", [])).toContain("Choose a state first."));
  test("a chosen state can be cleared", () =>
    expect(html(<StateSelect value="Goa" onChange={nothing} states={["Goa", "Kerala"]} clearable />)).toContain(
      "Clear state",
    ));
});

describe("stars", () => {
  test("round adds one from a half on, floor never", () => {
    expect([0, 3.49, 3.5, 4.9, 5].map((value) => fullStars(value))).toEqual([0, 3, 4, 5, 5]);
    expect([3.9, 4].map((value) => fullStars(value, "floor"))).toEqual([3, 4]);
  });
  test("a rating is one sentence", () => {
    expect(html(<Stars value={4.9} count={212} />)).toContain('aria-label="4.9 out of 5 stars, 212 ratings"');
    expect(html(<Stars value={null} count={0} />)).toContain('aria-label="No ratings yet"');
  });
  test("the input is five named radios", () => {
    const out = html(<StarInput name="stars" value={4} onChange={nothing} />);
    expect(out.match(/type="radio"/g)).toHaveLength(5);
    expect(out).toContain(">4 stars<");
  });
});

describe("pictures", () => {
  const image = {
    src: "/images/a-640.webp",
    width: 640,
    height: 480,
    alt: "Asha at the gate",
    srcSet: "/images/a-320.webp 320w",
    avifSrcSet: "/images/a-320.avif 320w",
  };
  test("a photo offers AVIF first, keeps its room and loads late", () => {
    const out = html(<Photo image={image} sizes="50vw" />);
    expect(out).toMatch(/<picture[^>]*><source type="image\/avif"/);
    expect(out).toMatch(/width="640" height="480"/);
    expect(out).toContain('loading="lazy"');
    expect(html(<Photo image={image} priority />)).toContain('fetchPriority="high"');
  });
  test("a person without photo shows initials, without name a drawing", () => {
    expect(html(<Avatar name="Asha Kulkarni" />)).toMatch(/role="img" aria-label="Portrait of Asha Kulkarni".*AK/s);
    expect(html(<Avatar name={null} />)).toContain("avatar-default");
    expect(["Asha", "asha devi kulkarni", "  "].map(initials)).toEqual(["A", "AK", ""]);
    // With their vowel signs, marks and joiners: what a reader calls the first letter.
    expect(["मीरा राव", "कृष्ण", "சீதா கௌரி", "é̂lan"].map(initials)).toEqual(["मीरा", "कृ", "சீகௌ", "É̂"]);
  });
  test("a cover is decoration", () =>
    expect(html(<RangoliCover id="venue-1" />)).toMatch(/class="rangoli" aria-hidden="true"><svg/));
  test("the lightbox costs nothing until it is opened", () =>
    expect(html(<Lightbox open={false} index={0} images={[image]} onClose={nothing} />)).not.toContain("lightbox"));
  test("the drop zone names its input and offers cancel and retry", () => {
    const items = [
      { id: "1", name: "a.jpg", state: "uploading" as const, progress: 40 },
      { id: "2", name: "b.jpg", state: "error" as const, error: "Not an image." },
    ];
    const out = html(
      <PhotoDrop
        label="Gallery"
        name="gallery"
        multiple
        items={items}
        onAdd={nothing}
        onRemove={nothing}
        onRetry={nothing}
      />,
    );
    expect(out).toMatch(/role="progressbar" aria-label="Uploading a.jpg"[^>]*aria-valuenow="40"/);
    expect(out).toContain('aria-label="Cancel a.jpg"');
    expect(out).toContain('aria-label="Try b.jpg again"');
  });
});

describe("the rest", () => {
  test("a closed dialog is empty; an open one is named by its title", () => {
    expect(
      html(
        <Dialog open={false} onClose={nothing} title="Book Asha">
          x
        </Dialog>,
      ),
    ).not.toContain("Book Asha");
    expect(
      html(
        <Dialog open onClose={nothing} title="Book Asha" footer={<Button>Send</Button>}>
          x
        </Dialog>,
      ),
    ).toMatch(/<dialog class="sheet" aria-labelledby="([^"]+)".*<h2 id="\1"/s);
    expect(
      html(
        <Drawer open onClose={nothing} label="Menu">
          x
        </Drawer>,
      ),
    ).toMatch(/<dialog class="drawer" aria-label="Menu".*aria-label="Close menu"/s);
  });
  test("toasts have their live regions from the start", () =>
    expect(html(null)).toMatch(/popover="manual".*role="status" aria-live="polite".*role="alert"/s));
  test("a skill is a meter with its word", () =>
    expect(html(<SkillBar skill="First aid" level="Good" percent={70} />)).toMatch(
      /role="meter" aria-label="First aid"[^>]*aria-valuenow="70" aria-valuetext="Good"/,
    ));
  test("a count starts at 0 and announces its end", () => {
    expect(countText(1_240_000)).toBe("12,40,000+");
    expect(html(<CountUp value={8650} />)).toMatch(/aria-label="8,650\+" data-final="8,650\+"><span>0</);
    expect(html(<CountUp value={undefined} />)).toContain('data-final="0"');
  });
  test("ways around", () => {
    expect(html(<Pagination prev={null} next="/Volunteers?page=2" page={1} />)).toMatch(
      /aria-label="Pages".*rel="next"/s,
    );
    expect(html(<Pagination />)).not.toContain("<nav");
    expect(html(<Breadcrumbs items={[{ label: "Home", to: "/" }, { label: "Volunteers" }]} />)).toContain(
      '<span aria-current="page">Volunteers</span>',
    );
    expect(html(<Steps steps={["Account", "About you"]} current={1} />)).toMatch(/aria-current="step"/);
  });
  test("every share link carries the address", () => {
    const url = "https://mandap.example/volunteer/asha?x=1&y=2";
    for (const link of Object.values(shareLinks(url, "Asha & co"))) expect(link).toContain(encodeURIComponent(url));
    expect(html(<ShareButtons url={url} title="Asha" />)).toContain('aria-label="Share on WhatsApp"');
  });
  test("states speak in words", () => {
    expect(html(<StatusBadge status="pending" label="Pending" />)).toMatch(/status wait.*Pending/s);
    expect(
      html(
        <EmptyState title="No volunteers found." actions={<LinkButton to="/Volunteers">Clear filters</LinkButton>} />,
      ),
    ).toContain("<h2>No volunteers found.</h2>");
    expect(html(<CardGridSkeleton count={2} />)).toMatch(/role="status".*Loading/s);
    expect(html(<Icon as={MapPin} label="Place" />)).toContain('aria-label="Place"');
    expect(html(<Icon as={MapPin} />)).toContain('aria-hidden="true"');
    expect(html(<Logo name="Mandap" />)).toContain("Mandap");
  });
});
