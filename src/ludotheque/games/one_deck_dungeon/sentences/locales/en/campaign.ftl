### The campaign of One Deck Dungeon: sheets, and why one is refused.

## Help

help-campaign = Keep the campaign sheets of One Deck Dungeon: heroes who gain talents from game to game.
help-campaign-list = List the sheets of this computer, and the files that cannot be used.
help-campaign-show = Show a sheet with every talent and its spaces.
help-campaign-new = Start a sheet for a player and a hero.
help-campaign-export = Write a sheet to a file.
help-campaign-import = Import a sheet from a file. A sheet that is already here is replaced if the file continues it.
help-campaign-delete = Delete a sheet.
option-campaign-set = The set the sheet belongs to; otherwise the hero’s own.
option-campaign-force = Overwrite an existing file.
option-campaign-trust = Accept a sheet that was signed elsewhere, and sign it here.
option-campaign-yes = Do not ask.

## Answers

campaign-none = No sheet yet; “ludo campaign new NAME HERO” starts one.
campaign-new = New sheet { $id }: { $player }, { $hero_name } ({ $set_name }).
campaign-imported = Sheet { $id } is here: { $player }, { $hero_name } ({ $set_name }).
campaign-exported = Sheet { $id } is in { $file }.
campaign-delete-question = Delete sheet { $id } of { $player } forever? [yes/no]
campaign-kept = Nothing was deleted.
campaign-deleted = Sheet { $id } of { $player } is deleted.
campaign-column-id = Sheet
campaign-column-player = Player
campaign-column-hero = Hero
campaign-column-set = Set
campaign-column-talents = Talents
campaign-column-games = Games
campaign-column-bosses = Bosses beaten
campaign-won-of = { $won ->
    [0] { $games }
   *[other] { $games } ({ $won } won)
}
campaign-heading = { $player } – { $hero } ({ $set })
campaign-id = Sheet { $id }
campaign-games = { $games ->
    [one] 1 game, { $won } won
   *[other] { $games } games, { $won } won
}
campaign-bosses = Bosses beaten: { $bosses }
campaign-talents = Talents owned: { $owned } of { $talents }
campaign-legend = Spaces: ○ any dungeon, □ medium or hard, ☆ hard; ● ■ ★ are ticked.
campaign-focus = { $always ->
    [yes] { $name } – in every game
   *[no] { $name } – if chosen for the game
}
campaign-designed = designed by us
campaign-adventures = Last adventures
campaign-adventure = { $outcome ->
    [won] { $dungeon_name }, { $tier_name }: won, { $ticks ->
        [one] 1 tick
       *[other] { $ticks } ticks
    }
   *[lost] { $dungeon_name }, { $tier_name }: lost, { $ticks ->
        [one] 1 tick
       *[other] { $ticks } ticks
    }
}

## Refusals, one sentence each

campaign-untrusted = The sheet was signed by { $signer }, not here by { $ours }, so nobody here can tell whether it is genuine; --trust accepts it anyway and signs it here.
campaign-exists = The file { $file } already exists; --force overwrites it.
campaign-own-folder = { $file } is in the folder of the sheets themselves; choose another folder.
campaign-delete-unasked = Nobody said yes; --yes deletes without asking.
campaign-fault-json = This isn’t a sheet: not JSON text, or only a part of one.
campaign-fault-long = This isn’t a sheet: it is far too long.
campaign-fault-kind = This isn’t a campaign sheet.
campaign-fault-format = The sheet is of format { $found }; this program reads format { $known }.
campaign-fault-checksum = The sheet is damaged or was changed: its checksum does not match.
campaign-fault-shape = The sheet is not made as it should be: { $detail }.
campaign-fault-signer = The sheet was signed by { $signer }, not by { $ours }.
campaign-fault-forged = The sheet was changed: { $signer } has not signed it like this.
campaign-fault-seat = The sheet of seat { $seat } ({ $option }) is not accepted here. { $why }
campaign-fault-elsewhere = It was signed by { $signer }, not by this server ({ $ours }), which therefore cannot tell whether it is genuine. Use a sheet that this server has signed or an empty one, or set up a table that accepts sheets from elsewhere.
campaign-fault-player = The name of a player has 1 to { $longest } visible characters.
campaign-fault-hero = There is no hero “{ $hero }”; known: { $known }.
campaign-fault-set = There is no set “{ $set }”; known: { $known }.
campaign-fault-talent = The sheet has ticks for “{ $talent }”, which isn’t a talent of its set.
campaign-fault-boss = The sheet names an unknown boss, “{ $boss }”.
campaign-fault-dungeon = The sheet names an unknown dungeon, “{ $dungeon }”.
campaign-fault-tier = The sheet names a difficulty “{ $tier }”; known: { $known }.
campaign-fault-twice = “{ $name }” is on the sheet twice.
campaign-fault-spaces = The sheet has more ticks for “{ $talent }” than spaces of the kind { $kind }: { $ticks }, not { $spaces } at most.
campaign-fault-ticks = The sheet has more ticks ({ $ticks }) than its games ({ $games }) can have earned.
campaign-fault-counts = The counts do not match: { $games } games, { $won } won, { $bosses } bosses beaten.
campaign-fault-no-talent = The sheet has no talent “{ $talent }”.
campaign-fault-no-kind = There is no kind of space “{ $kind }”; known: { $known }.
campaign-fault-too-hard = After a dungeon of difficulty { $difficulty } one cannot tick a { $kind ->
    [circle] circle
    [square] square
   *[hard] star
}.
campaign-fault-no-space = This talent has no free { $kind ->
    [circle] circle
    [square] square
   *[hard] star
}.
campaign-fault-focus = One focus is chosen, in addition to the basic talents.
campaign-fault-match = “{ $match }” cannot be the name of a game.
campaign-fault-no-dungeon = There is no dungeon “{ $dungeon }”.
campaign-fault-no-tier = There is no difficulty “{ $tier }”; known: { $known }.
campaign-fault-floors = { $floors ->
    [one] 1 floor descended does
   *[other] { $floors } floors descended do
} not fit the game.
campaign-fault-level = Level { $level } cannot be reached in this game.
campaign-fault-placed = { $placed } ticks were placed, but only { $earned } earned.
campaign-fault-not-over = Sheets are filled in when the game is over.
campaign-fault-unreadable = The file cannot be read: { $reason }.
campaign-fault-misnamed = The file contains sheet { $id }, but its name says another.
campaign-fault-damaged = The file { $file } cannot be used and stays as it is. { $why }
campaign-fault-none = There is no sheet “{ $id }”; “ludo campaign list” lists them.
campaign-fault-there = Sheet { $id } is already here.
campaign-fault-stale = Sheet { $id } was not replaced: the one here (revision { $here }) has games that the other one (revision { $given }) does not have.
campaign-fault-key = The key file { $file } is damaged; without it no sheet can be signed or verified. Restore it from a copy, or move it away to start with a new key.
